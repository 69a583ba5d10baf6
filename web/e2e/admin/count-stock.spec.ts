import { countStock } from "@carparts/functions/contract/admin/counts";
import { searchParts } from "@carparts/functions/contract/admin/parts";
import { placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { expectToFit } from "../support/fits.ts";
import { acceptDialogs, expect, holdRequests, test } from "../support/fixtures.ts";

const COUNT = "/dashBord/manageItem/count";
const DELIVER = "/dashBord/manageItem/count?mode=deliver";

/** A part that its number finds by now. */
async function aPart(world: World, admin: Account, name: string, fields = {}) {
  const partNumber = aPartNumber();
  const part = await world.product({ name, quantity: 3, partNumber, ...fields });
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  return { ...part, partNumber };
}

/** As a scanner does it: keys, and Enter. */
async function scan(page: Page, ...codes: string[]): Promise<void> {
  await expect(page.getByLabel("Scan or type")).toBeFocused();
  for (const code of codes) await page.keyboard.type(`${code}\n`);
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
}

function cells(page: Page, { name }: Pick<Product, "name">): Locator {
  return page.getByRole("row", { name }).getByRole("cell");
}

function stocksOf(world: World, ...parts: Product[]): Promise<(number | undefined)[]> {
  return Promise.all(parts.map((part) => world.stockOf(part)));
}

test("by keyboard alone, an admin counts three parts, sees what differs and books it", async ({
  page,
  world,
  admin,
}) => {
  const right = await aPart(world, admin, "Valve cover gasket");
  const fewer = await aPart(world, admin, "Rear wheel bearing", { cost: 10.17 });
  const more = await aPart(world, admin, "Oil pressure switch", { gtin: "036000291452" });
  await page.goto("/dashBord/manageItem");
  await pressByKeyboard(page, page.getByRole("button", { name: "Count stock" }));
  await expect(page.getByRole("heading", { name: "Count stock" })).toBeVisible();
  await scan(page, right.partNumber, right.partNumber.toLowerCase(), fewer.partNumber, right.partNumber);
  // With the zero that scanners add.
  await scan(page, "0036000291452");
  await expect(page.getByRole("status").filter({ hasText: "Oil pressure switch: 1" })).toBeVisible();
  await expect(page.getByLabel("Counted: Valve cover gasket")).toHaveValue("3");
  await expect(cells(page, right)).toContainText(["3", "", "0"]);
  await expect(cells(page, fewer)).toContainText(["3", "", "−2", `−${currencySign}20.34`]);
  await pressByKeyboard(page, page.getByLabel("Counted: Oil pressure switch"));
  await page.getByLabel("Counted: Oil pressure switch").press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await expect(
    page.getByText(`3 parts counted, 9 pieces, difference 0, −${currencySign}20.34.`),
  ).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "Check and book" }));
  const dialog = page.getByRole("dialog", { name: "Book this count?" });
  await expect(dialog).toContainText("3 parts counted, 2 differ.");
  await expect(dialog.getByRole("listitem")).toContainText(["Oil pressure switch+2", "Rear wheel bearing−2"]);
  expect(await stocksOf(world, right, fewer, more)).toEqual([3, 3, 3]);
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Book" }));
  await expect(page.getByText("3 parts booked, 0 pieces.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByLabel("Scan or type"), "for the next shelf").toBeFocused();
  expect(await stocksOf(world, right, fewer, more)).toEqual([3, 1, 5]);
  expect(await world.movementsOf(fewer)).toMatchObject([{}, { cause: "count", who: admin.uid, change: -2 }]);

  await page.getByRole("alert").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Undone." })).toBeVisible();
  expect(await stocksOf(world, right, fewer, more)).toEqual([3, 3, 3]);
});

test("what is being booked can't be counted on, and is told to who scans it", async ({
  page,
  world,
  admin,
}) => {
  const [booked, other] = [
    await aPart(world, admin, "Cam sensor"),
    await aPart(world, admin, "Knock sensor"),
  ];
  await page.goto(COUNT);
  await scan(page, booked.partNumber, other.partNumber);
  const field = page.getByLabel("Counted: Cam sensor");
  await expect(field).toHaveValue("1");
  await expect(page.getByLabel("Counted: Knock sensor")).toHaveValue("1");
  await field.fill("4");
  const answer = await holdRequests(page, /\/api\/counts$/);
  const isRequested = page.waitForRequest(/\/api\/counts$/);
  await page.getByRole("button", { name: "Check and book" }).click();
  await isRequested;
  await field.press("ControlOrMeta+a");
  await page.keyboard.type("9");
  await expect(field).toHaveValue("4");
  await page.getByLabel("Scan or type").focus();
  await scan(page, booked.partNumber);
  await expect(page.getByRole("alert")).toContainText(
    "Cam sensor is being booked. Scan it again after that.",
  );
  await expect(field).toHaveValue("4");
  answer();
  await expect(page.getByRole("dialog")).toContainText("2 parts counted, 2 differ.");
});

test("a scan is not lost while another one is looked up, nor by a reload", async ({ page, world, admin }) => {
  const one = await aPart(world, admin, "Steering rack");
  const other = await aPart(world, admin, "Track rod end");
  await page.goto(COUNT);
  const answer = await holdRequests(page, /\/api\/parts\?/);
  await scan(page, one.partNumber, one.partNumber, other.partNumber);
  await expect(page.getByText(`Looking up ${one.partNumber}, ${other.partNumber} …`)).toBeVisible();
  await page.reload();
  await scan(page, one.partNumber);
  answer();
  await expect(page.getByLabel("Counted: Steering rack")).toHaveValue("3");
  await expect(page.getByLabel("Counted: Track rod end")).toHaveValue("1");
  await page.reload();
  await expect(page.getByLabel("Counted: Steering rack")).toHaveValue("3");
  await scan(page, one.partNumber);
  await expect(page.getByLabel("Counted: Steering rack")).toHaveValue("4");
});

test("an unknown code is said, and the next scan goes on", async ({ page, world, admin }) => {
  const part = await aPart(world, admin, "Clutch cable");
  await page.goto(COUNT);
  const unknown = `NOSUCH-${aUniqueWord()}`;
  await scan(page, unknown);
  await expect(page.getByRole("alert")).toContainText(`No part and no shelf has the number ${unknown}.`);
  await scan(page, part.partNumber);
  await expect(page.getByLabel("Counted: Clutch cable")).toHaveValue("1");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a shelf's name lists what lies there, to be gone through with Enter", async ({
  page,
  world,
  admin,
}) => {
  const rack = aUniqueWord().slice(0, 12);
  const shelf = `${rack}-1-11`;
  await aPart(world, admin, "Drain plug", { shelf: `${rack}-11-1` });
  const names = ["Left mirror", "Right mirror"];
  const parts = await Promise.all(names.map((name) => aPart(world, admin, name, { shelf })));
  await page.goto(COUNT);
  await scan(page, shelf.toLowerCase());
  await expect(page.getByText(`${shelf.toLowerCase()}: 2 parts on this shelf.`)).toBeVisible();
  await expect(
    page.getByText(`0 parts counted, 0 pieces, difference 0, ${currencySign}0.00. 2 parts left.`),
  ).toBeVisible();
  const fields = page.getByRole("textbox", { name: /^Counted: / });
  await fields.first().focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type("x");
  await expect(page.getByRole("alert")).toContainText("Type a whole number.");
  await expect(page.getByText("1 part left.")).toBeVisible();
  await fields.last().fill("2");
  await page.getByRole("button", { name: "Check and book" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Book" }).click();
  await expect(page.getByText("2 parts booked, −1 piece.")).toBeVisible();
  expect((await stocksOf(world, ...parts)).sort()).toEqual([2, 3]);
});

test("what is no number of pieces counts for nothing, keeps the next scan and stops the booking until it's mended", async ({
  page,
  world,
  admin,
}) => {
  const first = await aPart(world, admin, "Bonnet strut");
  const other = await aPart(world, admin, "Boot strut");
  await page.goto(COUNT);
  await scan(page, other.partNumber, first.partNumber);
  const field = page.getByLabel("Counted: Bonnet strut");
  const typeAnew = async (text: string) => {
    await field.focus();
    await field.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  await expect(field).toHaveValue("1");
  await typeAnew("1.000");
  await expect(field).toHaveAccessibleDescription("Type a whole number. Write 1000 without a separator.");
  await expect(page.getByText("1 part counted, 1 piece, difference −2")).toBeVisible();
  await page.getByRole("button", { name: "Check and book" }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await typeAnew("4006381333931\n");
  await expect(field).toBeFocused();
  await page.keyboard.type("4006381333948\n");
  await expect(field).toHaveValue("4006381333948");
  await expect(page.getByText("1 part left.")).toBeVisible();
  await page.getByLabel("Scan or type").focus();
  await scan(page, first.partNumber);
  await expect(page.getByRole("status").filter({ hasText: "Bonnet strut: 1" })).toBeVisible();
  await expect(field).toHaveValue("4006381333948");
  await page.getByRole("button", { name: "Check and book" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("x");
  await page.reload();
  await expect(field).toHaveValue("");
  await expect(page.getByText("1 part left.")).toBeVisible();

  await field.fill("2");
  await page.getByRole("button", { name: "Check and book" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Book" }).click();
  await expect(page.getByText("2 parts booked, −3 pieces.")).toBeVisible();
  expect(await stocksOf(world, first, other)).toEqual([2, 1]);
});

test("a delivery with what is no number of pieces is not booked", async ({ page, world, admin }) => {
  const [one, other] = [await aPart(world, admin, "Tow hook"), await aPart(world, admin, "Tow bar")];
  await page.goto(DELIVER);
  await scan(page, one.partNumber, other.partNumber);
  await page.getByLabel("Delivered: Tow hook").fill("1.000");
  await page.getByRole("button", { name: "Check and book" }).click();
  await expect(page.getByLabel("Delivered: Tow hook")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a delivery that is undone leaves the stock as it was, and nothing to label", async ({
  page,
  world,
  admin,
}) => {
  const part = await aPart(world, admin, "Horn");
  await page.goto(DELIVER);
  await scan(page, part.partNumber);
  await page.getByRole("button", { name: "Check and book" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Book" }).click();
  const labels = page.getByRole("button", { name: "Labels for what came" });
  await expect(labels).toBeVisible();
  expect(await world.stockOf(part)).toBe(4);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "1 part booked out again." })).toBeVisible();
  await expect(labels).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await world.stockOf(part)).toBe(3);
});

test("what is sold, and what another admin counts, between the scan and its booking is kept", async ({
  page,
  world,
  admin,
}) => {
  const [customer, other] = [await world.customer(), await world.admin()];
  const part = await aPart(world, admin, "Cabin filter", { quantity: 10 });
  await page.goto(COUNT);
  await scan(page, part.partNumber);
  await page.getByLabel("Counted: Cabin filter").fill("8");
  await as(customer).call(placeOrder, { body: anOrder(part, customer, { MinimumOrder: 3 }) });
  const found = { productId: part._id, counted: 8, number: 1, onHand: 10 };
  await as(other).call(countStock, { body: { lines: [found], isDryRun: false } });
  await page.getByRole("button", { name: "Check and book" }).click();
  const dialog = page.getByRole("dialog", { name: "Book this count?" });
  await expect(dialog).toContainText("1 part counted, 0 differ.");
  await dialog.getByRole("button", { name: "Book" }).click();
  await expect(page.getByText("1 part booked, 0 pieces.")).toBeVisible();
  expect(await world.stockOf(part)).toBe(5);
});

test("a line that can't be booked stays with its reason", async ({ page, world, admin }) => {
  const customer = await world.customer();
  const part = await aPart(world, admin, "Fan clutch");
  await as(customer).call(placeOrder, { body: anOrder(part, customer, { MinimumOrder: 3 }) });
  await page.goto(COUNT);
  await scan(page, part.partNumber);
  await page.getByRole("button", { name: "Check and book" }).click();
  const dialog = page.getByRole("dialog", { name: "Book this count?" });
  await expect(dialog).toContainText("Not booked. There are 0 in stock, which can't go below 0.");
  await expect(dialog.getByRole("button", { name: "Book" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  acceptDialogs(page);
  await page.getByRole("button", { name: "Remove Fan clutch" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await scan(page, part.partNumber);
  await page.getByRole("button", { name: "Clear list" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByLabel("Scan or type")).toBeFocused();
  expect(await world.stockOf(part)).toBe(0);
});

test.describe("where an answer is lost", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("a delivery that is booked again comes once, with its reason", async ({ page, world, admin }) => {
    const [one, other] = [await aPart(world, admin, "Timing belt"), await aPart(world, admin, "Water pump")];
    await page.goto(DELIVER);
    await scan(page, one.partNumber, other.partNumber, one.partNumber);
    await expect(page.getByLabel("Delivered: Timing belt")).toHaveValue("2");
    await page.getByLabel("Reason").fill("Delivery 4711");
    await loseAnswer(page, /\/api\/products\/.*\/stock/);
    await page.getByRole("button", { name: "Check and book" }).click();
    const dialog = page.getByRole("dialog", { name: "Book this delivery?" });
    await expect(dialog).toContainText("2 parts, +3 pieces: Delivery 4711.");
    await dialog.getByRole("button", { name: "Book" }).click();
    await expect(dialog.getByRole("alert")).toContainText("can't be reached");
    await page.reload();
    await expect(page.getByLabel("Delivered: Timing belt")).toHaveValue("2");
    await page.getByRole("button", { name: "Check and book" }).click();
    await dialog.getByRole("button", { name: "Book" }).click();
    await expect(page.getByText("2 parts booked.")).toBeVisible();
    expect(await stocksOf(world, one, other)).toEqual([5, 4]);
    expect(await world.movementsOf(one)).toMatchObject([{}, { cause: "restock", reason: "Delivery 4711" }]);
  });

  test("what couldn't be looked up waits, and is looked up on demand", async ({ page, world, admin }) => {
    const part = await aPart(world, admin, "Heater valve");
    await page.goto(COUNT);
    await page.route(/\/api\/parts\?/, (route) => route.abort());
    await scan(page, part.partNumber);
    const again = page.getByRole("button", { name: `Look up again: ${part.partNumber}` });
    await expect(again).toBeVisible();
    await page.unroute(/\/api\/parts\?/);
    await again.click();
    await expect(page.getByLabel("Counted: Heater valve")).toHaveValue("1");
  });
});

test("another account doesn't see the list of the one before", async ({ page, world, admin, logIn }) => {
  const part = await aPart(world, admin, "Glow plug");
  await page.goto(COUNT);
  await scan(page, part.partNumber);
  await expect(page.getByLabel("Counted: Glow plug")).toHaveValue("1");
  await logIn(await world.admin());
  await page.goto(COUNT);
  await expect(page.getByLabel("Scan or type")).toBeFocused();
  await expect(page.getByText("Glow plug")).toHaveCount(0);
});

test("where the browser reads bar codes itself, the camera counts each code once while it sees it", async ({
  page,
  world,
  admin,
}) => {
  const part = await aPart(world, admin, "Fuel cap");
  await page.addInitScript((rawValue) => {
    class BarcodeDetector {
      detect = () => Promise.resolve([{ rawValue }]);
    }
    Object.assign(globalThis, { BarcodeDetector });
    const canvas = document.createElement("canvas");
    canvas.getContext("2d");
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(5));
  }, part.partNumber);
  await page.goto("/dashBord");
  await page.goto(COUNT);
  await page.getByRole("button", { name: "Camera" }).click();
  await expect(page.getByLabel("Counted: Fuel cap")).toHaveValue("1");
  await page.getByRole("button", { name: "Camera" }).click();
  await expect(page.getByLabel("What the camera sees")).toHaveCount(0);
  await expect(page.getByLabel("Counted: Fuel cap")).toHaveValue("1");
});

test("axe finds nothing on a filled list and its dialog, which fit from 320 to 1280 px", async ({
  page,
  world,
  admin,
}) => {
  const fields = { cost: 999_999, quantity: 1_000_000, shelf: "Hall 3 rack 12 row 7" };
  const part = await aPart(world, admin, "Exhaust gasket with an extraordinarily long name", fields);
  for (const [path, colorScheme] of [
    [COUNT, "light"],
    [COUNT, "dark"],
    [DELIVER, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(path);
    await scan(page, part.partNumber);
    await expect(page.getByRole("row", { name: part.name })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByRole("button", { name: "Check and book" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  }
});
