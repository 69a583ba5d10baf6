import { readOverview } from "@carparts/functions/contract/admin/overview";
import { placeOrder } from "@carparts/functions/contract/orders";
import { savePart } from "@carparts/functions/contract/saved";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { money } from "#ui/format/money.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { sentBasket } from "../support/invoices.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { lookAway } from "../support/live.ts";
import { statusOf } from "../support/managed-list.ts";
import { tellOverview } from "../support/overview.ts";

const OVERVIEW = "/dashBord";

const named = (page: Page, name: string) => page.getByRole("region", { name });

/** A month of sales: the first day sold one piece, the last one thirty. */
const month = Array.from({ length: 30 }, (_, place) => ({
  ...{ orders: 1, pieces: place + 1, revenue: 10 * (place + 1) },
}));

const busy = {
  attention: {
    pick: 20,
    waiting: 1,
    out: 3,
    minimum: 10,
    "running-out": 7,
    picture: 2,
    shelf: 1234,
    makers: 1,
  },
  days: month,
  bestSellers: [
    { _id: "pads", name: "Brake pads", partNumber: "BP-7", pieces: 40 },
    { _id: "horn", name: "Horn", partNumber: null, pieces: 10 },
  ],
  missed: [{ text: "zeppelin & co", count: 12 }],
  ratings: [
    { month: "2026-09", count: 0, average: null },
    { month: "2026-10", count: 4, average: 4.5 },
    { month: "2026-11", count: 1, average: 3 },
  ],
  due: [
    { text: "in all", count: 6, sum: 350 },
    { text: "over 60 days late", count: 1, sum: 9.5 },
  ],
  ...{ stockValue: 12_345.6, stockCost: { sum: 7000, known: 90, unknown: 2 } },
};

test("the overview begins with what to do, and each line is one press from a list of exactly as many", async ({
  page,
  world,
  logIn,
}) => {
  const waitedFor = await world.product({ name: "Waited-for gasket", quantity: 0 });
  const customer = await world.customer();
  for (const waiting of [customer, await world.customer()])
    await as(waiting).call(savePart, { params: { id: waitedFor._id }, body: { notify: true } });
  const [few, sold] = [await world.product({ quantity: 2, minimumQuantity: 3 }), await world.product()];
  const successor = await world.product({ partNumber: aPartNumber() });
  const replaced = await world.product({ supersededBy: successor._id, brand: aUniqueWord() });
  await world.order(sold, customer);
  const withdrawn = await world.order(sold, customer);
  const withdrawal = { withdrawnAt: "2998-02-02T12:00:00.000Z", isWithdrawalOpen: true };
  await world.change("orders", withdrawn._id, withdrawal);
  const { number } = await sentBasket(world, customer, [{}]);
  await world.change("invoices", number, { dueDay: "2026-01-02", isLate: true });
  await sentBasket(world, customer, [{}], { invoice: false });
  await untilListed(waitedFor, few, sold, replaced);
  await logIn(await world.admin());
  const tiles = named(page, "Needs attention").getByRole("link");
  await page.goto(OVERVIEW);
  await expect(page.getByRole("main").getByRole("heading").nth(1)).toHaveText("Needs attention");
  await expect(tiles.first()).toBeVisible();
  const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const part of [
    "handling=new",
    "withdrawal=open",
    "invoice=none",
    "state=late",
    "waiting",
    "out",
    "minimum",
    "superseded",
    "maker=none",
  ])
    expect(addresses.filter((address) => address.includes(part))).not.toEqual([]);
  let isBehind = false;
  // Others' tests sell and add parts meanwhile.
  for (const address of addresses)
    await expect(async () => {
      const figures = page.waitForResponse("**/api/overview");
      await (isBehind ? page.goBack() : page.goto(OVERVIEW));
      isBehind = false;
      await figures;
      const tile = named(page, "Needs attention").locator(`a[href="${address}"]`);
      await expect(tiles.first()).toBeVisible();
      // A line of others' may have gone with their test.
      if ((await tile.count()) === 0) return;
      const number = `${await tile.locator("span").first().textContent()}`;
      await tile.click();
      await expect(page).toHaveURL(address);
      await expect(statusOf(page)).toHaveText(/^[\d,]+ [a-z]+/);
      await expect(statusOf(page)).toHaveText(new RegExp(`^${number} [a-z]+`), { timeout: 2000 });
      isBehind = true;
    }, address).toPass();
  await page.goto("/dashBord/manageItem?attention=waiting");
  await expect(page.getByRole("row", { name: "Waited-for gasket" })).toContainText("2 waiting");
});

test("what was ordered today is told as the API tells it", async ({ page, world, logIn }) => {
  const [product, customer] = [await world.product({ price: 1234.5 }), await world.customer()];
  const body = anOrder(product, customer, { MinimumOrder: 4 });
  await as(customer).call(placeOrder, { body });
  await logIn(await world.admin());
  // Others' tests order as well, so it's compared with what this page was told.
  const notice = page.waitForResponse("**/api/overview");
  await page.goto(OVERVIEW);
  const { days } = readOverview.output.parse(await (await notice).json());
  const { revenue = 0, orders } = days.at(-1) ?? {};
  expect(revenue).toBeGreaterThanOrEqual(4938);
  const today = `Today: ${money(revenue)} · ${orders} order`;
  await expect(named(page, "Orders and revenue")).toContainText(today);
});

test("lines with nothing to do are left out, and without any the overview says so", async ({
  page,
  logIn,
  world,
}) => {
  await logIn(await world.admin());
  await tellOverview(page, busy);
  await page.goto(OVERVIEW);
  const lines = named(page, "Needs attention").getByRole("link");
  await expect(lines).toHaveText([
    ...["20 to pick", "1 with customers waiting", "3 out of stock", "10 below minimum", "7 running out"],
    ...["2 without a picture of their own", "1,234 without a shelf", "1 brand without a maker"],
  ]);
  await page.unroute("**/api/overview");
  await tellOverview(page, {});
  await page.reload();
  await expect(named(page, "Needs attention")).toContainText("Nothing to do");
  await expect(lines).toHaveCount(0);
  for (const text of ["No orders in the last 90 days.", "Nothing was ordered", "Every search", "No reviews"])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
});

test("best sellers, what wasn't found and the value of the stock are there as tables and text", async ({
  page,
  logIn,
  world,
}) => {
  await logIn(await world.admin());
  await tellOverview(page, busy);
  await page.goto(OVERVIEW);
  await expect(named(page, "Best sellers").getByRole("row")).toHaveText([
    /Pieces/,
    /Brake pads BP-7\s*40/,
    /Horn\s*10/,
  ]);
  const missed = named(page, "Looked for and not found").getByRole("row", { name: /zeppelin/ });
  await expect(missed).toContainText("12");
  await expect(named(page, "Stock value")).toContainText(
    `At selling prices${currencySign}12,345.60At cost${currencySign}7,000.00`,
  );
  await expect(named(page, "Stock value")).toContainText("Without the 2 parts that have no cost.");
  await page.getByRole("heading", { name: "Due", exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("table", { name: "Due" }).getByRole("row")).toHaveText([
    /Due\s*Invoices/,
    `${currencySign}350.00 in all6`,
    `${currencySign}9.50 over 60 days late1`,
  ]);
  await missed.getByRole("link").click();
  await expect(page).toHaveURL("/parts?q=zeppelin+%26+co");
});

test("the latest orders are three, which is all that is asked for", async ({ page, world, logIn }) => {
  const [product, customer] = [await world.product(), await world.customer()];
  for (let made = 0; made < 4; made++) await world.order(product, customer);
  await logIn(await world.admin());
  await tellOverview(page, {});
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(OVERVIEW);
  const latest = page.locator("section", { has: page.getByRole("heading", { name: "Latest orders" }) });
  await expect(latest.last().getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  const lists = requested.filter((url) => url.includes("/ordersItem?"));
  expect(lists.map((url) => new URL(url).searchParams.get("limit"))).toEqual(lists.map(() => "3"));
});

test.describe("when asking again fails", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("the figures stay, and it's said above them that they couldn't be updated", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.admin());
    await tellOverview(page, busy);
    await page.goto(OVERVIEW);
    const toPick = named(page, "Needs attention").getByRole("link", { name: "to pick" });
    await expect(toPick).toHaveText("20 to pick");
    await page.unroute("**/api/overview");
    await page.route("**/api/overview", (route) => route.fulfill({ status: 503, json: {} }));
    await lookAway(page);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Newer figures could not be loaded", { timeout: 15_000 });
    await expect(toPick).toHaveText("20 to pick");
    await expectAccessible(page);
    await page.unroute("**/api/overview");
    await tellOverview(page, { ...busy, attention: { pick: 21 } });
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(toPick).toHaveText("21 to pick");
    await expect(alert).toHaveCount(0);
  });
});

test("a chart is read by keyboard, day by day, and has a table with all of it", async ({
  page,
  logIn,
  world,
}) => {
  await logIn(await world.admin());
  await tellOverview(page, busy);
  await page.goto(OVERVIEW);
  const sales = named(page, "Orders and revenue");
  await expect(sales.getByRole("button", { name: "Revenue" })).toHaveText(`Revenue${currencySign}4,650.00`);
  const slider = sales.getByRole("slider", { name: "Day" });
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    `Nov 26, 2026: ${currencySign}300.00 · 1 order · 30 pieces`,
  );
  await slider.focus();
  for (const [key, text] of [
    ["ArrowLeft", `Nov 25, 2026: ${currencySign}290.00 · 1 order · 29 pieces`],
    ["Home", `Oct 28, 2026: ${currencySign}10.00 · 1 order · 1 piece`],
    ["ArrowLeft", `Oct 28, 2026: ${currencySign}10.00 · 1 order · 1 piece`],
    ["End", `Nov 26, 2026: ${currencySign}300.00 · 1 order · 30 pieces`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute("aria-valuetext", text);
    await expect(sales.getByText(text)).toBeVisible();
  }
  await expect(sales.locator("rect")).toHaveCount(30);
  await sales.getByText("Show as table").press("Enter");
  const table = sales.getByRole("table", { name: "Revenue by day, last 30 days" });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(table.getByRole("row").nth(1)).toHaveText(`Nov 26, 2026130${currencySign}300.00`);

  await sales.getByRole("button", { name: "90 days" }).press("Enter");
  await expect(sales.locator("rect")).toHaveCount(90);
  await expect(sales.getByRole("table", { name: "Revenue by day, last 90 days" })).toBeVisible();
  await sales.getByRole("button", { name: "Pieces" }).press("Enter");
  await expect(sales.getByRole("button", { name: "Pieces" })).toHaveAttribute("aria-pressed", "true");
  await expect(sales.getByRole("table", { name: "Pieces by day, last 90 days" })).toBeVisible();
  await slider.press("Home");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    `Aug 29, 2026: ${currencySign}0.00 · 0 orders · 0 pieces`,
  );

  const ratings = named(page, "Ratings");
  await expect(ratings.locator("rect")).toHaveCount(2);
  const months = ratings.getByRole("slider", { name: "Month" });
  await expect(months).toHaveAttribute("aria-valuetext", "Nov 2026: 3.0 out of 5 · 1 review");
  await months.press("Home");
  await expect(months).toHaveAttribute("aria-valuetext", "Sep 2026: no reviews");
});

test("a chart follows the mouse, and on paper there are bars alone", async ({ page, logIn, world }) => {
  await logIn(await world.admin());
  await tellOverview(page, busy);
  await page.goto(OVERVIEW);
  const sales = named(page, "Orders and revenue");
  const slider = sales.getByRole("slider", { name: "Day" });
  await slider.hover({ position: { x: 1, y: 40 } });
  await expect(sales.getByText(`Oct 28, 2026: ${currencySign}10.00`)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(slider).toBeHidden();
  const drawing = sales.locator("svg:has(rect)");
  await expect(drawing).toBeVisible();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan(600);
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(sales.getByText("Show as table")).toBeHidden();
});

test("nothing that is seen moves when the figures and the charts come", async ({ page, logIn, world }) => {
  await logIn(await world.admin());
  const shift = await watchLayoutShift(page);
  await tellOverview(page, busy);
  for (const width of [412, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(OVERVIEW);
    await expect(page.getByRole("slider")).toHaveCount(2);
    await untilAtRest(page);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  }
});

test("ten digits, long words and one day of a thousand fit, with no finding of axe", async ({
  page,
  logIn,
  world,
}) => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
  await logIn(await world.admin());
  await tellOverview(page, {
    ...busy,
    attention: { pick: 1_234_567, minimum: 987_654, superseded: 1_000_000 },
    days: [...month, { orders: 1_000_000, pieces: 9_999_999, revenue: 9_999_999_999.99 }],
    bestSellers: [{ _id: "a", name: long, partNumber: long.slice(0, 40), pieces: 1_000_000 }],
    missed: [{ text: `${long} ${long}`.slice(0, 80), count: 999_999 }],
    ...{ stockValue: 999_999_999_999.99, stockCost: { sum: 9_999_999_999, known: 1, unknown: 12_345 } },
  });
  await page.goto(OVERVIEW);
  await expect(page.getByRole("slider")).toHaveCount(2);
  for (const summary of await page.getByText("Show as table").all()) await summary.click();
  await expectToFit(page);
  await expectAccessible(page);
});
