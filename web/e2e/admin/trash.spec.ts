import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { deleteOrder } from "@carparts/functions/contract/orders";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, expect, holdRequests, holdToasts, test } from "../support/fixtures.ts";

function rowsOf(page: Page): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("button", { name: "Delete" }) });
}

function undoIn(page: Page): Locator {
  return page.getByRole("alert").getByRole("button", { name: "Undo" });
}

test("a part that an admin deletes comes back by Undo in the message, by keyboard alone", async ({
  page,
  world,
  logIn,
}) => {
  const name = `Wheel bearing ${aWord()}`;
  const part = await world.product({ name, quantity: 7 });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${name}`);
  acceptDialogs(page);
  await rowsOf(page).getByRole("button", { name: "Delete" }).press("Enter");
  const message = page.getByRole("alert").filter({ hasText: `${name} deleted.` });
  await expect(message).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  expect(await world.stockOf(part)).toBeUndefined();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  for (
    let steps = 0;
    steps < 3 && !(await undoIn(page).evaluate((one) => one === document.activeElement));
    steps++
  )
    await page.keyboard.press("Tab");
  await expect(undoIn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Restored." })).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(rowsOf(page)).toContainText([name]);
  expect(await world.stockOf(part)).toBe(7);
});

test("parts that were deleted together come back together", async ({ page, world, logIn }) => {
  const word = aWord();
  const parts = [await world.product({ name: `Fan ${word}` }), await world.product({ name: `Belt ${word}` })];
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}`);
  acceptDialogs(page);
  await page.getByRole("checkbox", { name: "Select all 2 shown" }).check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "2 parts deleted." })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await undoIn(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "2 restored." })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await Promise.all(parts.map((part) => world.stockOf(part)))).toEqual([10, 10]);
});

test("whoever leaves the deleted items before the answer is told all the same", async ({
  page,
  world,
  logIn,
}) => {
  const [admin, part] = [await world.admin(), await world.product({ name: `Valve ${aWord()}` })];
  await as(admin).call(deleteProduct, { params: { id: part._id } });
  await logIn(admin);
  await page.goto("/dashBord/manageItem/trash");
  const release = await holdRequests(page, /\/api\/undo\//);
  await page
    .getByRole("list", { name: "Undo changes" })
    .getByRole("listitem")
    .filter({ hasText: part.name })
    .getByRole("button", { name: "Undo" })
    .click();
  await page.getByRole("link", { name: "Back to Manage Item" }).click();
  await expect(page.getByRole("heading", { name: "Manage Item" })).toBeVisible();
  await holdToasts(page);
  release();
  await expect(page.getByRole("alert").filter({ hasText: `${part.name} restored.` })).toBeVisible();
});

test("an order that an admin deletes comes back in the list, and takes its pieces again", async ({
  page,
  world,
  logIn,
}) => {
  const [customer, product] = [await world.customer(), await world.product({ quantity: 5 })];
  const order = await world.order(product, customer, { MinimumOrder: 2 });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${order.number}`);
  acceptDialogs(page);
  await rowsOf(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `Order ${order.number} deleted.` })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  expect(await world.stockOf(product)).toBe(7);
  await undoIn(page).click();
  await expect(rowsOf(page)).toContainText([order.name]);
  expect(await world.stockOf(product)).toBe(5);
});

test("a change of many parts is undone by its message, and later in the list of what can be undone", async ({
  page,
  world,
  logIn,
}) => {
  const word = aWord();
  const parts = [
    await world.product({ name: `Hub ${word}`, shelf: "A-1" }),
    await world.product({ name: `Nut ${word}` }),
  ];
  const shelves = async () => {
    const stored = await Promise.all(parts.map(({ _id }) => world.stored("productInternals", _id)));
    return stored.map((internals) => internals?.shelf);
  };
  const dialog = page.getByRole("dialog", { name: "Change selected" });
  async function moveToC1(): Promise<void> {
    await page.goto(`/dashBord/manageItem?q=${word}`);
    await page.getByRole("checkbox", { name: "Select all 2 shown" }).check();
    await page.getByRole("button", { name: "Change selected" }).click();
    await dialog.getByLabel("Shelf", { exact: true }).check();
    await dialog.getByLabel("New shelf").fill("C-1");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByRole("button", { name: "Change 2 parts" }).click();
    await expect(dialog.getByRole("status")).toHaveText("2 parts: 2 changed.");
    await dialog.getByRole("button", { name: "Close" }).click();
  }
  await logIn(await world.admin());
  await moveToC1();
  const message = page.getByRole("alert").filter({ hasText: "2 parts changed." });
  await message.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Undone." })).toBeVisible();
  expect(await shelves()).toEqual(["A-1", null]);

  await moveToC1();
  await page.goto("/dashBord/manageItem/trash");
  const list = page.getByRole("list", { name: "Undo changes" });
  // Other tests' admins change shelves meanwhile.
  const line = list.getByRole("listitem").filter({ hasText: "Shelf" }).filter({ hasText: "by you" }).first();
  await expect(line).toContainText("Bulk change · 2 parts");
  await expect(line).toContainText("Can be undone until ");
  await line.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Shelf: undone." })).toBeFocused();
  expect(await shelves()).toEqual(["A-1", null]);
});

test.describe("Deleted items", () => {
  test.use({ expectedNoise: /409/ });

  test("lists what was deleted, by whom and until when, and restores it or says why not", async ({
    page,
    world,
    logIn,
  }) => {
    const admin = await world.admin();
    const other = await world.admin();
    const [word, partNumber] = [aWord(), aPartNumber()];
    const customer = await world.customer();
    const [sold, taken] = [
      await world.product({ name: `Clutch ${word}`, quantity: 5 }),
      await world.product({ name: `Horn ${word}`, partNumber }),
    ];
    const order = await world.order(sold, customer, { name: `Pat ${word}` });
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    for (const { _id } of [taken, sold]) await as(other).call(deleteProduct, { params: { id: _id } });
    await world.product({ partNumber });
    await logIn(admin);
    await page.goto("/dashBord/manageItem");
    await page.getByRole("button", { name: "Undo changes" }).click();
    await expect(page).toHaveURL("/dashBord/manageItem/trash");
    await expect(page.getByRole("heading", { name: "Undo changes" })).toBeVisible();
    const main = page.getByRole("main");
    const lines = main
      .getByRole("list", { name: "Undo changes" })
      .getByRole("listitem")
      .filter({ hasText: word });
    const show = main.getByRole("combobox", { name: "Show" });
    await expect(lines).toContainText([`Clutch ${word}`, `Horn ${word}`]);
    await expect(lines.first()).toContainText(`by ${other.email}`);
    await expectAccessible(page);

    const horn = lines.filter({ hasText: "Horn" });
    await horn.getByRole("button", { name: "Undo" }).click();
    await expect(horn.getByRole("alert")).toHaveText(`Another part has the number ${partNumber}.`);
    await show.selectOption("Cancelled by customers");
    await expect(lines).toContainText([`Pat ${word}`]);
    await expect(lines).toContainText([`Order ${order.number}`]);
    await expect(lines).toContainText(["Can be restored until "]);
    const pat = lines.filter({ hasText: "Pat" });
    await pat.getByRole("button", { name: "Undo" }).click();
    await expect(pat.getByRole("alert")).toContainText("Restore that first.");
    await show.selectOption("Parts");
    await lines.filter({ hasText: "Clutch" }).getByRole("button", { name: "Undo" }).click();
    const status = main.getByRole("status").filter({ hasText: `Clutch ${word} restored.` });
    await expect(status).toBeFocused();
    await show.selectOption("Cancelled by customers");
    await pat.getByRole("button", { name: "Undo" }).click();
    await expect(lines).toHaveCount(0);
    expect(await world.stockOf(sold)).toBe(5);
    expect(await world.ordersOf(sold)).toHaveLength(1);

    await page.reload();
    await expect(lines).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("/dashBord/manageItem");
    await expect(rowsOf(page).filter({ hasText: `Clutch ${word}` })).toHaveCount(1);
  });

  test("fits a phone, and opens beside the orders too", async ({ page, world, logIn }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const admin = await world.admin();
    const part = await world.product({ name: "Alternator for very long engines ".repeat(3) });
    await as(admin).call(deleteProduct, { params: { id: part._id } });
    await logIn(admin);
    await page.goto("/dashBord/manageOrder/trash");
    await expect(page.getByText("by you").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Back to Manage ALL Orsers" }).click();
    await expect(page.getByRole("heading", { name: "Manage ALL Orsers" })).toBeVisible();
  });
});
