import { listSaved } from "@carparts/functions/contract/saved";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, holdRequests, sendLogin, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";

const RADIATOR = "Radiator with a long name for its card";
/** Not beside a part of the same name from another test. */
const FILTER = `Oil filter ${aWord()}`;

async function savedNames(customer: Account): Promise<string[]> {
  return (await as(customer).call(listSaved, {})).output.items.map(({ name }) => name);
}

const saveButton = (page: Page, name: string) => page.getByRole("button", { name: `Save part: ${name}` });
const savedButton = (page: Page, name: string) => page.getByRole("button", { name: `Saved: ${name}` });

/** The page's own list, which the account's parts are loaded into once the page is idle. */
function savedRow(page: Page, name: string) {
  return page.getByRole("list", { name: "Saved parts" }).getByRole("listitem").filter({ hasText: name });
}

test("a guest saves parts through the login, comes back to the same search, and finds them in the Dashbord", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const brand = aWord();
  const parts = [
    await world.product({ name: "Brake pads", brand, price: 22.5 }),
    await world.product({ name: "Brake disc", brand }),
  ] as const;
  await untilListed(...parts);
  const search = `/parts?brand=${brand}`;
  await page.goto(search);
  await saveButton(page, "Brake pads").click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Sign in, and we'll save Brake pads for you.")).toBeVisible();
  // They look at another one before they sign in.
  await page.goBack();
  await saveButton(page, "Brake disc").click();
  await expect(page.getByText("Sign in, and we'll save 2 parts for you.")).toBeVisible();
  const customer = await world.customer();
  await sendLogin(page, customer);
  await expect(page).toHaveURL(search);
  await expect(page.getByText("Saved in your Dashbord: Brake pads")).toBeVisible();
  await expect(savedButton(page, "Brake disc")).toHaveAttribute("aria-pressed", "true");
  await expect(savedButton(page, "Brake pads")).toBeVisible();
  await expect.poll(() => savedNames(customer)).toHaveLength(2);
  await savedButton(page, "Brake disc").click();
  await expect(saveButton(page, "Brake disc")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => savedNames(customer)).toEqual(["Brake pads"]);
  await page.goto("/dashBord");
  await expect(savedRow(page, "Brake pads")).toContainText(`${currencySign}22.50`);
  await savedRow(page, "Brake pads").getByRole("button", { name: "Add to basket: Brake pads" }).click();
  await expect(page.getByRole("link", { name: "Basket, 1 part" })).toBeVisible();
  await savedRow(page, "Brake pads").getByRole("button", { name: "Remove: Brake pads" }).click();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await expect(startOf(page), "for whoever goes on by keyboard").toBeFocused();
  await expect.poll(() => savedNames(customer)).toEqual([]);
});

test("a part that is saved after its page was left is told", async ({ page, world, customer: _ }) => {
  const part = await world.product({ name: FILTER });
  const list = page.waitForResponse(/\/api\/saved$/);
  await page.goto(`/part/${part._id}`);
  await list;
  const answer = await holdRequests(page, /\/api\/saved\/[^/]+$/);
  await saveButton(page, FILTER).click();
  await expect(savedButton(page, FILTER)).toBeVisible();
  await page.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/Blog");
  answer();
  await expect(page.getByText(`Saved in your Dashbord: ${FILTER}`)).toBeVisible();
});

test("a part's page saves it, and knows it after a reload and in the next browser", async ({
  page,
  world,
  logIn,
  newVisitor,
  customer,
}) => {
  const part = await world.product({ name: FILTER });
  await page.goto(`/part/${part._id}`);
  await saveButton(page, FILTER).click();
  await expect(savedButton(page, FILTER)).toBeFocused();
  await expect.poll(() => savedNames(customer)).toEqual([FILTER]);
  await page.reload();
  await expect(savedButton(page, FILTER)).toHaveAttribute("aria-pressed", "true");
  const other = await newVisitor();
  await logIn(customer, other);
  await other.goto(`/part/${part._id}`);
  await savedButton(other, FILTER).click();
  await expect(saveButton(other, FILTER)).toBeVisible();
  await expect.poll(() => savedNames(customer)).toEqual([]);
});

test.describe("on a full list", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("the 201st part is refused in words, and nothing else changes", async ({ page, world, logIn }) => {
    const message = "You can save 200 parts. Please take one off your list first.";
    const customer = await world.customer();
    const [kept, part] = [await world.product(), await world.product({ name: FILTER })];
    await world.savedPart(customer, kept._id);
    const error = { code: "list_full", message, requestId: "a-request" };
    await page.route(/\/api\/saved\/[^/]+$/, (route) => route.fulfill({ status: 409, json: { error } }));
    await logIn(customer);
    const list = page.waitForResponse(/\/api\/saved$/);
    await page.goto(`/part/${part._id}`);
    await list;
    await saveButton(page, FILTER).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(saveButton(page, FILTER)).toHaveAttribute("aria-pressed", "false");
    await page.goto("/dashBord");
    await expect(savedRow(page, kept.name)).toBeVisible();
    await expect(savedRow(page, FILTER)).toHaveCount(0);
  });
});

test.describe("where the shop can't be reached", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("what a guest wished for is saved at the next visit", async ({ page, world }) => {
    const part = await world.product({ name: FILTER });
    const customer = await world.customer();
    await page.goto(`/part/${part._id}`);
    await saveButton(page, FILTER).click();
    await page.route(/\/api\/saved\//, (route) => route.abort());
    await sendLogin(page, customer);
    await expect(page.getByText(`Not saved: ${FILTER}. We'll try again at your next visit.`)).toBeVisible();
    await page.unroute(/\/api\/saved\//);
    await page.reload();
    await expect(page.getByText(`Saved in your Dashbord: ${FILTER}`)).toBeVisible();
    expect(await savedNames(customer)).toEqual([FILTER]);
  });
});

test.describe("axe finds nothing", () => {
  test("on saved parts, there and sold out, and nothing scrolls sideways", async ({ page, world, logIn }) => {
    const customer = await world.customer();
    for (const quantity of [0, 9]) {
      const part = await world.product({ name: `${RADIATOR} ${quantity}`, quantity });
      await world.savedPart(customer, part._id);
    }
    await logIn(customer);
    await page.goto("/dashBord");
    await savedRow(page, `${RADIATOR} 0`).getByRole("button", { name: "Tell me when available" }).click();
    await expect(savedRow(page, `${RADIATOR} 0`)).toContainText("We'll tell you when it's available.");
    await untilAtRest(page);
    await expectAccessibleAsItStands(page);
    await expectToFit(page);
  });

  test("on the login that saves a part afterwards", async ({ page, world }) => {
    const part = await world.product({ name: RADIATOR });
    await page.goto(`/part/${part._id}`);
    await saveButton(page, RADIATOR).click();
    await expect(page.getByText(`we'll save ${RADIATOR} for you`)).toBeVisible();
    await expectAccessibleAsItStands(page);
  });
});

test.describe("where the saved parts can't be loaded", () => {
  test.use({ expectedNoise: /500 \(Internal Server Error\)/ });

  test("a customer who asks to be told reads that it isn't saved yet, and can try again", async ({
    page,
    world,
    customer,
  }) => {
    const part = await world.product({ name: "Water pump", quantity: 0 });
    const address = /\/api\/saved$/;
    await page.route(address, (route) => route.fulfill({ status: 500, body: "?" }));
    await page.goto(`/part/${part._id}`);
    await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
    const own = page.getByRole("article").first();
    const tellMe = own.getByRole("button", { name: "Tell me when available: Water pump" });
    await tellMe.click();
    await expect(page.getByRole("main").getByText("Not saved yet:")).toBeVisible();
    await expect(page.getByText("We'll tell you when it's available.", { exact: true })).toHaveCount(0);
    expect(await savedNames(customer)).toEqual([]);
    await page.unroute(address);
    await tellMe.click();
    await expect(page.getByText("We'll tell you when it's available.", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText("Not saved yet:")).toHaveCount(0);
    expect(await savedNames(customer)).toEqual(["Water pump"]);
  });
});
