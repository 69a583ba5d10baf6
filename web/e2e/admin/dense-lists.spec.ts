import { searchOrders } from "@carparts/functions/contract/admin/orders";
import { searchParts } from "@carparts/functions/contract/admin/parts";
import { searchUsers } from "@carparts/functions/contract/admin/users";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { ordersOf, rowOf } from "../support/managed-orders.ts";
import { moreOf } from "../support/row-menu.ts";

const LAPTOP = { width: 1280, height: 900 };
const DESKTOP = { width: 1920, height: 1080 };
const PHONE = { width: 375, height: 800 };

const lists = [
  {
    ...{ caption: "Manage Item", path: "/dashBord/manageItem", call: searchParts.path },
    rows: [
      [LAPTOP, 12],
      [DESKTOP, 16],
      [PHONE, 2],
    ],
  },
  {
    ...{ caption: "Manage ALL Orsers", path: "/dashBord/manageOrder", call: searchOrders.path },
    rows: [
      [LAPTOP, 12],
      [DESKTOP, 16],
      [PHONE, 3],
    ],
  },
  {
    ...{ caption: "Users", path: "/dashBord/user?q=", call: searchUsers.path },
    rows: [
      [LAPTOP, 14],
      [DESKTOP, 16],
      [PHONE, 3],
    ],
  },
] as const;

/** The list's first item, as often as a page has room for it. */
async function fillList(page: Page, call: string, change: object = {}): Promise<void> {
  await page.route(new RegExp(`${call}\\?`), async (route) => {
    const response = await route.fetch();
    const { items, ...whole } = await response.json();
    const copies = Array.from({ length: 25 }, (_, place) => ({
      ...{ ...items[0], ...change },
      _id: `${items[0]._id}${place}`,
    }));
    await route.fulfill({ response, json: { ...whole, items: copies } });
  });
}

function rowsOf(page: Page, caption: string): Locator {
  return page.getByRole("table", { name: caption }).locator("tbody tr");
}

function measure(page: Page, caption: string): Promise<{ y: number; height: number }[]> {
  return rowsOf(page, caption).evaluateAll((rows) =>
    rows.map((row) => {
      const { y, height } = row.getBoundingClientRect();
      return { y, height };
    }),
  );
}

/** Presses Tab until something of it has the focus, and Enter on links past the menu and the list's tools. */
async function countTabs(page: Page, target: Locator): Promise<number> {
  for (let tabs = 0; tabs <= 40; tabs++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return tabs;
    const isSkip = await page.evaluate(() =>
      /^Skip (the menu|to the list)$/.test(document.activeElement?.textContent ?? ""),
    );
    await page.keyboard.press(isSkip ? "Enter" : "Tab");
  }
  return Number.POSITIVE_INFINITY;
}

for (const [caption, path] of [
  ["Manage Item", "/dashBord/manageItem"],
  ["Manage ALL Orsers", "/dashBord/manageOrder"],
] as const)
  test(`the first row of ${caption} is a few Tabs away`, async ({ page, world, admin }) => {
    await world.order(await world.product(), await world.customer());
    expect(admin.email).toBeTruthy();
    await page.goto(path);
    const first = rowsOf(page, caption).first();
    await expect(first).toBeVisible();
    expect(await countTabs(page, first)).toBeLessThanOrEqual(12);
  });

for (const { caption, path, call, rows } of lists)
  test(`${caption} shows as many rows on the first screen as a table of one line each can`, async ({
    page,
    world,
    logIn,
  }) => {
    const customer = await world.customer();
    await world.order(await world.product({ partNumber: aPartNumber() }), customer);
    await logIn(await world.admin());
    await fillList(page, call);
    for (const [size, count] of rows) {
      await page.setViewportSize(size);
      await page.goto(path.endsWith("=") ? path + customer.email : path);
      await expect(rowsOf(page, caption)).toHaveCount(25);
      const boxes = await measure(page, caption);
      const inSight = boxes.filter(({ y, height }) => y + height <= size.height);
      expect.soft(inSight.length, `rows at ${size.width}`).toBeGreaterThanOrEqual(count);
      if (size === PHONE) expect.soft(boxes[0]?.y).toBeLessThanOrEqual(260);
      else
        for (const { height } of boxes) {
          expect.soft(height).toBeGreaterThanOrEqual(44);
          expect.soft(height).toBeLessThanOrEqual(52);
        }
    }
  });

test("orders of one checkout are one block, which says once whose they are and when they came", async ({
  page,
  world,
  logIn,
}) => {
  const basket = { basketId: world.idempotencyKey(), createdAt: "2998-01-01T10:20:30.000Z" };
  const { name, customer, orders } = await ordersOf(world, [{ ...basket, handling: "picked" }, basket, {}]);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  const blocks = page.getByRole("table", { name: "Manage ALL Orsers" }).locator("tbody");
  await expect(blocks).toHaveCount(2);
  const block = blocks.filter({ has: page.getByRole("row").nth(1) });
  await expect(block.getByText("panding")).toHaveCount(2);
  for (const once of [customer.email, /^Jan 1, 2998, \d\d:20$/])
    await expect(block.getByText(once)).toHaveCount(1);
  const [first] = orders;
  if (!first) throw new Error("There are three orders.");
  await rowOf(page, first).getByRole("button", { name: "Mark sent" }).click();
  await expect(page.getByRole("dialog", { name: "Send this order" })).toBeVisible();
});

test("a row's menu is gone through by keyboard, and gives the focus back", async ({ page, world, logIn }) => {
  const partNumber = aPartNumber();
  await world.product({ name: "Stub axle", partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const more = moreOf(page.getByRole("row"));
  const item = (name: string) => page.getByRole("menuitem", { name });
  for (const key of ["Enter", "Space", "ArrowDown"]) {
    await more.press(key);
    await expect(item("Restock")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("Movements")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("Restock")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await expect(item("Restock")).toHaveCount(0);
  }
  await more.press("Enter");
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Movements" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await more.press("Enter");
  await page.keyboard.press("Tab");
  await expect(item("Restock")).toHaveCount(0);
});

const ugly = {
  "/dashBord/manageItem": [
    searchParts.path,
    {
      name: "X".repeat(80),
      price: 999_999.99,
      quantity: 99_999,
      onHand: 99_998,
      shelf: "W".repeat(20),
    },
  ],
  "/dashBord/manageOrder": [
    searchOrders.path,
    {
      productName: "X".repeat(80),
      name: "\u0641\u0644\u062a\u0631 \u{1f697}".repeat(9),
      price: 999_999.99,
      MinimumOrder: 99,
    },
  ],
} as const;

for (const [path, [call, change]] of Object.entries(ugly))
  test(`${path} holds long and odd values from 320 px on, with large text and in forced colours`, async ({
    page,
    world,
    logIn,
  }) => {
    await world.order(await world.product({ partNumber: aPartNumber() }), await world.customer());
    await logIn(await world.admin());
    await fillList(page, call, change);
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(25);
    await expectToFit(page);
    for (const width of [900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

/** The texts of the table with these words, each with the number of its lines. */
function linesOf(page: Page, words: RegExp): Promise<[text: string, lines: number][]> {
  return page.getByRole("table").evaluate((table, pattern) => {
    const found: [string, number][] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent ?? "";
      if (new RegExp(pattern).test(text)) found.push([text, range.getClientRects().length]);
    }
    return found;
  }, words.source);
}

test("of nine columns, no price and no date is in two lines, and the page is as wide as the window", async ({
  page,
  world,
  logIn,
}) => {
  await world.product({ partNumber: aPartNumber() });
  await logIn(await world.admin());
  const long = { name: "Front brake disc ".repeat(5), shelf: "Hall 3 rack 12 row 7" };
  const numbers = { price: 1024.9, cost: 1024.9, onOrder: 250, expected: "2998-12-24" };
  await fillList(page, searchParts.path, { ...long, ...numbers });
  await page.goto("/dashBord/manageItem");
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  for (const more of ["Group", "Cost", "On order", "Expected"]) await columns.getByLabel(more).check();
  await columns.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(11);
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await linesOf(page, /1,024\.90|Dec 24, 2998/);
    expect(lines).toHaveLength(3 * 25);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});
