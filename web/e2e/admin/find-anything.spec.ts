import { saveUser } from "@carparts/functions/contract/users";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { breakCall } from "../support/faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";

const CALL = /\/api\/quick-search/;
const EAN = "4006381333931";

const opener = (page: Page) => page.getByRole("button", { name: "Find anything" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const box = (page: Page) => page.getByRole("combobox", { name: "Find anything" });
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name });
const chosen = (page: Page) => dialog(page).locator("[aria-selected=true]");

async function openBox(page: Page, path = "/dashBord/coverage"): Promise<void> {
  await page.goto(path);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
}

test("half an order's number, a town, a phone or a part's name and Enter open the order", async ({
  page,
  world,
  admin,
}) => {
  const [town, kind] = [aWord(), aWord()];
  const customer = await world.customer();
  const product = await world.product({ name: `Disc ${kind}` });
  const fields = { address: `1 Mill Road, ${town}`, mobile: "+49 177 1712345" };
  const order = await world.order(product, customer, fields);
  expect(admin.email).toBeTruthy();
  for (const typed of [order.number.slice(6), order.number.slice(0, 4), town.slice(0, -1), "017717"]) {
    await openBox(page);
    await page.keyboard.type(typed);
    await expect(group(page, "Orders").getByRole("option", { name: order.number })).toBeVisible();
    // Others have numbers that begin so.
    if (typed === "017717") continue;
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/dashBord/manageOrder?order=${order._id}`);
    await expect(
      page
        .getByRole("region", { name: /^Order/ })
        .getByText(order.number)
        .first(),
    ).toBeVisible();
  }
  await openBox(page);
  await page.keyboard.type(`disc ${kind.slice(0, 5)}`);
  await expect(group(page, "Orders").getByRole("option", { name: order.number })).toBeVisible();
  await expect(group(page, "Parts").getByRole("option", { name: product.name })).toBeVisible();
});

test("by keyboard alone: parts, people, screens and acts are found, chosen by arrows, and Escape gives the focus back", async ({
  page,
  world,
  admin,
}) => {
  const word = aWord();
  const product = await world.product({ name: `Pump ${word}` });
  const customer = await world.customer({ email: `${word.toLowerCase()}@carparts.test` });
  const { email } = customer;
  await as(customer).call(saveUser, { params: { email }, body: { email } });
  expect(admin.email).toBeTruthy();
  await page.goto("/dashBord/coverage");
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press("/");
  await expect(group(page, "Do").getByRole("option").first()).toBeVisible();
  await page.keyboard.type(word.slice(0, -1));
  await expect(group(page, "Parts").getByRole("option")).toHaveText(new RegExp(`^Pump ${word}`));
  await expect(group(page, "People").getByRole("option")).toHaveText(email);
  await expect(dialog(page).getByRole("status")).toHaveText("2 results");
  await expect(group(page, "Parts").locator("mark")).toHaveText(word.slice(0, -1));
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText(email);
  await expect(box(page)).toHaveAttribute("aria-activedescendant", /-1$/);
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText(new RegExp(product.name));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashBord/user/${customer.uid}`);

  await page.keyboard.press("Control+k");
  await expect(group(page, "Recent").getByRole("option")).toHaveText(email);
  await page.keyboard.type("import");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashBord/manageItem/import");
  await expect(startOf(page)).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("stocktake");
  await expect(group(page, "Do").getByRole("option", { name: "Count a shelf" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
});

test("a barcode that is scanned opens its part at once, and Enter waits for a slow answer, however late an older one comes", async ({
  page,
  world,
  admin,
}) => {
  const word = aWord();
  const product = await world.product({ name: `Gauge ${word}`, gtin: EAN });
  const other = await world.product({ name: `Gauge ${word}x` });
  expect(admin.email).toBeTruthy();
  await openBox(page);
  await page.keyboard.type(`${EAN}\n`);
  await expect(page).toHaveURL(`/dashBord/manageItem/${product._id}`);

  const older = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    if (new URL(route.request().url()).searchParams.get("q") === word) await older.promise;
    await route.continue().catch(() => {});
  });
  await openBox(page);
  await page.keyboard.type(word);
  await expect(dialog(page).getByRole("status")).toHaveText("Searching");
  await page.keyboard.type("x\n");
  await expect(page).toHaveURL(`/dashBord/manageItem/${other._id}`);
  older.resolve();
});

test.describe("without an answer", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|403/ });

  test("it says so, tries again, and still leads to screens", async ({ page, world, admin }) => {
    const product = await world.product({ name: `Valve ${aWord()}` });
    expect(admin.email).toBeTruthy();
    await openBox(page);
    for (const [fault, typed] of [
      ["offline", "coun"],
      [403, "reor"],
    ] as const) {
      const mend = await breakCall(page, CALL, fault);
      await box(page).fill(typed);
      await expect(dialog(page).getByRole("alert")).toContainText("can't be searched");
      await expect(group(page, "Go to").getByRole("option").first()).toBeVisible();
      await mend();
      // What is back asks by itself.
      if (fault !== "offline") await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    }
    await box(page).fill(product.name);
    await expect(group(page, "Parts").getByRole("option", { name: product.name })).toBeVisible();
  });
});

test("what nobody would type finds nothing and breaks nothing", async ({ page, admin }) => {
  expect(admin.email).toBeTruthy();
  await openBox(page);
  for (const typed of [
    ...["\"'`", "🚗🚗", "\u202eabc\u200f", "x".repeat(300), "__proto__", "constructor", "a\tb\u0007"],
    "https://carparts.test/dashBord/manageOrder?order=1#x",
    "' OR 1=1 --",
  ]) {
    await box(page).fill(typed);
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  }
});

test("it fits and is accessible at each width, also in forced colours and in letters twice as large", async ({
  page,
  world,
  admin: _,
}) => {
  const word = aWord();
  const product = await world.product({ name: `${"Shock absorber ".repeat(5)}${word}` });
  const customer = await world.customer();
  await world.order(product, customer, { name: `${word}${"y".repeat(70)}` });
  for (const width of [320, 375, 1280, 1920]) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashBord/manageItem");
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(word);
    await expect(group(page, "Orders").getByRole("option")).toHaveCount(1);
    await expectAccessible(page);
    for (const larger of [false, true]) {
      if (larger) await page.addStyleTag({ content: "html { font-size: 200% }" });
      const fits = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      expect(fits, `${width}, ${larger ? "at 200 %" : "as it is"}`).toBe(true);
      await page.keyboard.press("ArrowDown");
      await expect(chosen(page)).toBeInViewport();
    }
    await page.emulateMedia({ forcedColors: "active" });
    const outline = await chosen(page).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe("solid");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test("customers have the shop's search, and no other", async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  await page.goto("/dashBord");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Find your part" })).toBeVisible();
});
