import { changeProduct, deleteProduct } from "@carparts/functions/contract/admin/products";
import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { placeOrder } from "@carparts/functions/contract/orders";
import { savePart } from "@carparts/functions/contract/saved";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { untilAtRest } from "../support/at-rest.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { printedSheets } from "../support/pdf.ts";

function block(page: Page, name: string): Locator {
  return page.getByRole("region", { name });
}

test("a part's page says what it is, what happened to it, who ordered it and who waits, and changes it", async ({
  page,
  world,
  admin,
}) => {
  const customer = await world.customer();
  const product = await world.product({ quantity: 4, price: 19.9, shelf: "A10", brand: "Bosch" });
  const [api, params] = [as(admin), { id: product._id }];
  await api.call(changeProduct, { params, body: { version: 1, price: 24.9 } });
  const body = { ...anOrder({ ...product, price: 24.9 }, customer, { MinimumOrder: 3 }), name: "Ana" };
  const order = (await as(customer).call(placeOrder, { body })).output;
  await api.call(adjustStock, { params, body: { change: -1, reason: "Broken." } });
  await as(customer).call(savePart, { params, body: { notify: true } });

  await page.goto(`/dashBord/manageItem/${product._id}`);
  const head = block(page, "Part");
  for (const text of ["$24.90", "0 pieces", "3 pieces", "A10", "1 customer"])
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  await expect(block(page, "Details").getByText("Bosch")).toBeVisible();
  await expect(block(page, "Movements").getByText("Broken.")).toBeVisible();
  await expect(block(page, "Price history").getByRole("listitem")).toHaveText(/\$19\.90.*\$24\.90/);
  await expect(block(page, "Who waits").getByRole("link")).toHaveText(customer.email);

  const [sheet = "", ...more] = await printedSheets(page);
  expect(more).toEqual([]);
  for (const text of [product.name, "$24.90", "Bosch"]) expect(sheet).toContain(text);
  expect(sheet).not.toMatch(/Restock|Movements|Ana|Dashbord/);

  await head.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit" });
  await dialog.getByLabel("Brand", { exact: true }).first().fill("ATE");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(block(page, "Details").getByText("ATE")).toBeVisible();
  await expect(block(page, "Changes").getByText("ATE")).toBeVisible();
  await block(page, "Orders").getByRole("link", { name: "Ana" }).click();
  await expect(page.getByText(order.number).first()).toBeVisible();
});

test("nothing that is seen moves where the part comes after what happened to it", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const product = await world.product();
  const shift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 375, height: 800 });
  const answer = await holdRequests(page, /\/api\/parts\/[^/]+$/);
  const movements = page.waitForResponse(/\/movements\?/);
  await page.goto(`/dashBord/manageItem/${product._id}`);
  await (await movements).finished();
  answer();
  await expect(block(page, "Details")).toBeVisible();
  await expect(block(page, "Movements")).toBeVisible();
  await untilAtRest(page);
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test.describe("of a part that is gone", () => {
  test.use({ expectedNoise: /404/ });

  test("the page says so, and what happened to it", async ({ page, world, admin }) => {
    const product = await world.product();
    await world.order(product, await world.customer(), { name: "Ana" });
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    await page.goto(`/dashBord/manageItem/${product._id}`);
    await expect(page.getByText("This part is gone")).toBeVisible();
    await expect(block(page, "Orders").getByRole("link", { name: "Ana" })).toBeVisible();
    await expect(block(page, "Changes").getByText("Deleted")).toBeVisible();
  });
});
