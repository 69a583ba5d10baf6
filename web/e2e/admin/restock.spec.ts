import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { placeOrder } from "@carparts/functions/contract/orders";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, test } from "../support/fixtures.ts";
import { chooseInRow, moreOf } from "../support/row-menu.ts";

/** Newer than anything that other tests add. */
const newest = { createdAt: "2999-01-01T00:00:00.000Z" };

async function openRow(page: Page, name: string) {
  await page.goto("/dashBord/manageItem");
  const row = page.getByRole("row", { name });
  await expect(row).toBeVisible();
  return row;
}

test("an admin restocks with a reason, sees what it leads to, and finds the movement", async ({
  page,
  world,
  logIn,
}) => {
  const part = await world.product({ name: "Sump gasket", quantity: 3 }, newest);
  await logIn(await world.admin());
  const row = await openRow(page, "Sump gasket");
  await chooseInRow(row, "Restock");
  const dialog = page.getByRole("dialog", { name: "Restock" });
  await expect(dialog).toContainText("3 in stock");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByLabel("Pieces", { exact: true })).toBeFocused();
  await expect(dialog).toContainText("Give a reason, so that others understand it later.");
  await dialog.getByLabel("Pieces", { exact: true }).fill("5");
  await expect(dialog.getByText("From 3 to 8")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Delivery");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Sump gasket: from 3 to 8.")).toBeVisible();
  await expect(row.getByRole("cell", { name: "8", exact: true })).toBeVisible();
  await expect(moreOf(row)).toBeFocused();
  expect(await world.stockOf(part)).toBe(8);

  await chooseInRow(row, "Movements");
  const movements = page.getByRole("dialog", { name: "Movements" }).getByRole("listitem");
  await expect(movements).toHaveCount(2);
  await expect(movements.first()).toContainText("+5");
  await expect(movements.first()).toContainText("from 3 to 8");
  await expect(movements.first()).toContainText("Delivery");
  await expect(movements.first()).toContainText("by you");
});

test.describe("where the card provider can't be reached", () => {
  test.use({ expectedNoise: /ERR_NAME_NOT_RESOLVED/ });

  test("an order's movement leads to the order", async ({ page, world, logIn }) => {
    const customer = await world.customer();
    const part = await world.product({ name: "Sump plug", quantity: 3 }, newest);
    const body = anOrder(part, customer, { MinimumOrder: 2 });
    const { output: order } = await as(customer).call(placeOrder, { body });
    await logIn(await world.admin());
    const row = await openRow(page, "Sump plug");
    await chooseInRow(row, "Movements");
    const movement = page.getByRole("dialog", { name: "Movements" }).getByRole("listitem").first();
    await expect(movement).toContainText("−2");
    await expect(movement).toContainText(`by ${customer.email}`);
    await movement.getByRole("link", { name: `See the order ${order.number}` }).click();
    await expect(page.getByRole("heading", { name: "Sump plug" })).toBeVisible();
    await expect(page).toHaveURL(/\/payment\//);
  });
});

test.describe("of a restock that can't be", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("the admin is told why, and what they typed stays", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Rocker gasket", quantity: 3 }, newest);
    await logIn(await world.admin());
    const row = await openRow(page, "Rocker gasket");
    await chooseInRow(row, "Restock");
    const dialog = page.getByRole("dialog", { name: "Restock" });
    await dialog.getByLabel("Take pieces away").check();
    const pieces = dialog.getByLabel("Pieces", { exact: true });
    await pieces.fill("4");
    await dialog.getByLabel("Reason").fill("Damaged");
    await expect(dialog.getByText("From 3: only 3 can be taken away")).toBeVisible();
    await dialog.getByRole("button", { name: "Take away" }).click();
    await expect(pieces).toHaveAccessibleDescription("There are 3 in stock, which can't go below 0.");
    await expect(pieces).toBeFocused();
    await expect(pieces).toHaveValue("4");
    await expect(dialog.getByLabel("Reason")).toHaveValue("Damaged");
    expect(await world.stockOf(part)).toBe(3);
  });
});

test("axe finds nothing on Manage Item's dialogs, which fit from 320 to 1280 px", async ({
  page,
  world,
  logIn,
}) => {
  const admin = await world.admin();
  const part = await world.product(
    { name: "Intake gasket with an extraordinarily long name", quantity: 3 },
    newest,
  );
  await as(admin).call(adjustStock, {
    params: { id: part._id },
    body: { change: -3, reason: "Extraordinarilylongwordsthatnobodywouldwrite ".repeat(3).trim() },
  });
  await logIn(admin);
  const row = await openRow(page, "Intake gasket");
  for (const button of ["Restock", "Movements"]) {
    await chooseInRow(row, button);
    const dialog = page.getByRole("dialog", { name: button });
    if (button === "Restock") await dialog.getByRole("button", { name: "Add" }).click();
    else await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await expectToFit(page);
    await page.keyboard.press("Escape");
  }
});

test.describe("where asking for the stock fails", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("the dialog says so rather than what the list had", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Sump bolt", quantity: 3 }, newest);
    await logIn(await world.admin());
    const row = await openRow(page, "Sump bolt");
    const address = `**/api/products/${part._id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await world.setStock(part, 8);
    await chooseInRow(row, "Restock");
    const dialog = page.getByRole("dialog", { name: "Restock" });
    await expect(dialog.getByRole("alert")).toContainText("The present stock could not be loaded");
    await expect(dialog).not.toContainText("3 in stock");
    await dialog.getByLabel("Pieces", { exact: true }).fill("5");
    await page.unroute(address);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByText("From 8 to 13")).toBeVisible();
  });
});
