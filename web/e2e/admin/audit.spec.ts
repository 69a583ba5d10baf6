import { readFile } from "node:fs/promises";
import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { deleteReview } from "@carparts/functions/contract/admin/reviews";
import { makeAdmin } from "@carparts/functions/contract/admin/users";
import { deleteOrder, placeOrder } from "@carparts/functions/contract/orders";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";

function rowsOf(page: Page): Locator {
  return page
    .getByRole("table", { name: "Audit log" })
    .getByRole("row")
    .filter({ has: page.locator("th[scope=row]") });
}

/** Another admin, who deleted an order, a part and a review, and made a customer an admin. */
async function otherAdmin(world: World) {
  const [other, customer, word] = [await world.admin(), await world.customer(), aWord()];
  const [sold, taken] = [await world.product(), await world.product({ name: `=Horn ${word}` })];
  const { _id, number } = (await as(customer).call(placeOrder, { body: anOrder(sold, customer) })).output;
  const review = await world.review({ name: `Pat ${word}` });
  const api = as(other);
  await api.call(deleteOrder, { params: { id: _id } });
  await api.call(deleteProduct, { params: { id: taken._id } });
  await api.call(deleteReview, { params: { id: review._id }, body: { reason: "Names a neighbour." } });
  await api.call(makeAdmin, { params: { email: customer.email } });
  return { other, customer, taken, sold, number, name: `=Horn ${word}`, reviewer: `Pat ${word}` };
}

test("the audit log says who did what, and is filtered by person, thing and day", async ({
  page,
  world,
  admin,
}) => {
  const { other, customer, number, name, reviewer } = await otherAdmin(world);
  await page.goto("/dashBord/user");
  await page.getByRole("button", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Who" }).pressSequentially(other.email);
  const rows = rowsOf(page);
  await expect(rows).toContainText(["Made an admin", "Review deleted", "Part deleted", "Order deleted"]);
  await expect(rows).toContainText([customer.email, reviewer, name, number]);
  await expect(rows.nth(1)).toContainText("Names a neighbour.");
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) await expect(row).toContainText(other.email);
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Thing" }).fill(number.toLowerCase());
  await expect(rows).toContainText(["Order deleted"]);
  await expect(rows).toHaveCount(1);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("searchbox", { name: "Who" })).toHaveValue("");
  await expect(page).toHaveURL("/dashBord/user/audit");
  await page.getByRole("link", { name: "Back to Users" }).click();
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  expect(admin.email).toBeTruthy();
});

test("a line leads to what it's about and to who did it, and takes a deletion back", async ({
  page,
  world,
  admin,
}) => {
  const { other, customer, taken, sold, name } = await otherAdmin(world);
  await page.goto(`/dashBord/user/audit?who=${other.email}`);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole("button", { name: "Undo" })).toHaveCount(0);
  await rows.filter({ hasText: name }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `${name} restored.` })).toBeVisible();
  await expect(rows.filter({ hasText: name }).getByRole("button")).toHaveCount(0);
  await expect(rows.filter({ hasText: "Part deleted" })).toBeFocused();
  expect(await world.stockOf(taken)).toBe(taken.quantity);
  await rows.filter({ hasText: "Order deleted" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => world.ordersOf(sold)).toHaveLength(1);

  await page.goto(`/dashBord/user/audit?who=${admin.email}`);
  await expect(rows).toContainText(["Order restored", "Part restored"]);
  await expect(rows.first()).toContainText("you");
  await rows.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Manage ALL Orsers" })).toBeVisible();
  await expect(page.getByText(customer.email).first()).toBeVisible();
  await page.goBack();
  await rows.filter({ hasText: name }).getByRole("link", { name }).click();
  await expect(page.getByRole("dialog", { name: "Edit" })).toBeVisible();
  await page.goto(`/dashBord/user/audit?who=${other.email}`);
  await rows.first().getByRole("link", { name: customer.email }).click();
  await expect(page.getByRole("heading", { name: customer.email })).toBeVisible();
});

test("the file has what the filters find and nothing else, and no cell is a formula", async ({
  page,
  world,
  admin,
}) => {
  const { other, taken } = await otherAdmin(world);
  await page.goto(`/dashBord/user/audit?who=${other.email}&what=product_deleted`);
  await expect(rowsOf(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("\ufeffat,who,email,what,target,name,reason");
  expect(lines[1]).toContain(`,${other.uid},${other.email},Part deleted,${taken._id},'=Horn `);
  expect(admin.uid).not.toBe(other.uid);
});
