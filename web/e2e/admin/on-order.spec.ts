import { changePurchase } from "@carparts/functions/contract/admin/purchases";
import { placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import { aSentPurchase } from "@carparts/functions/testing/purchases";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";

async function order(admin: Account, part: Product): Promise<void> {
  const { call } = as(admin);
  const { purchase } = await aSentPurchase(call, [{ productId: part._id, packs: 7 }]);
  const params = { id: purchase._id };
  await call(changePurchase, { params, body: { version: purchase.version, expected: "2031-12-12" } });
}

test("Manage Item has what is on order and its day as columns, and so has the part's page", async ({
  page,
  world,
  admin,
}) => {
  const word = aWord();
  const part = await world.product({ name: `Oil cooler ${word}`, quantity: 0 });
  const other = await world.product({ name: `Oil cooler hose ${word}` });
  await order(admin, part);
  await untilListed(part, other);
  await page.goto(`/dashBord/manageItem?q=${word}`);
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  for (const label of ["On order", "Expected"]) await columns.getByLabel(label).check();
  await columns.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: part.name }) });
  await expect(row.getByRole("cell", { name: "7", exact: true })).toBeVisible();
  await expect(row).toContainText("Dec 12, 2031");
  await expectNoSidewaysScroll(page);
  await row.getByRole("link", { name: part.name }).click();
  const head = page.getByRole("region", { name: "Part" });
  await expect(head).toContainText("7 pieces");
  await expect(head).toContainText("Dec 12, 2031");
  await page.clock.setFixedTime("2031-12-13T12:00:00Z");
  await page.reload();
  await expect(head).toContainText("Dec 12, 2031late");
});

test("an order that is short says when its pieces come, on the picking list and where it's opened", async ({
  page,
  world,
  admin,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const [part, customer] = [await world.product({ name: "Ball joint" }), await world.customer()];
  const body = anOrder(part, customer, { MinimumOrder: 5 });
  const { _id } = (await as(customer).call(placeOrder, { body })).output;
  await page.goto(`/dashBord/manageOrder/picking?id=${_id}`);
  await page.getByText("1 order · found fewer?").click();
  const found = page.getByLabel("Pieces found: Ball joint");
  await found.fill("3");
  await expect(page.getByText("Short 2", { exact: true })).toBeVisible();
  await order(admin, part);
  await page.reload();
  await expect(page.getByText("Short 2, expected Dec 12", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/dashBord/manageOrder?order=${_id}`);
  await expect(page.getByText("On order, expected Dec 12, 2031")).toBeVisible();
});
