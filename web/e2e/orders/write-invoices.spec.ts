import { searchOrders } from "@carparts/functions/contract/admin/orders";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aBasket } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import { expectAccessible } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, holdToasts, test } from "../support/fixtures.ts";
import { step } from "../support/invoices.ts";
import { glanceAway } from "../support/live.ts";

/** Picked baskets of these sizes, of a customer with a name of its own. */
async function pickedBaskets(world: World, admin: Account, sizes: readonly number[]) {
  const name = aWord();
  const customer = await world.customer();
  for (const size of sizes) {
    const parts = await Promise.all(Array.from({ length: size }, () => world.product()));
    const body = { ...aBasket(parts, customer), name };
    const { orders } = (await as(customer).call(placeBasket, { body })).output;
    await step(admin, orders, "picked", { version: 1 });
  }
  return name;
}

async function invoicesOf(admin: Account, name: string) {
  const { items } = (await as(admin).call(searchOrders, { query: { q: name } })).output;
  return items.map(({ invoice }) => invoice);
}

test("an order is sent with its invoice, or without it where the box is off", async ({
  page,
  world,
  admin,
}) => {
  for (const isInvoiced of [true, false]) {
    const name = await pickedBaskets(world, admin, [1]);
    await page.goto(`/dashBord/manageOrder?q=${name}`);
    await holdToasts(page);
    await page.getByRole("row").getByRole("button", { name: "Mark sent" }).click();
    const dialog = page.getByRole("dialog", { name: "Send this order" });
    const box = dialog.getByLabel("Write invoices");
    await expect(box).toBeChecked();
    await expectAccessible(page);
    if (!isInvoiced) await box.uncheck();
    await dialog.getByRole("button", { name: "Mark sent" }).click();
    await expect(dialog).toBeHidden();
    const [number] = await invoicesOf(admin, name);
    const told = page.getByText(new RegExp(`for ${name}: sent\\.`));
    await expect(told).toContainText(isInvoiced ? `sent. Invoice ${number}.` : /sent\.$/);
    expect(number).toEqual(isInvoiced ? expect.stringMatching(/^R2/) : null);
  }
});

test("those that are selected get an invoice for each checkout, and it's told which", async ({
  page,
  world,
  admin,
}) => {
  const name = await pickedBaskets(world, admin, [2, 1]);
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await holdToasts(page);
  await page.getByLabel("Select all 3 shown").check();
  await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Mark sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 3 orders" });
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog).toBeHidden();
  await glanceAway(page);
  const told = page.getByText("3 orders sent.");
  await expect(told).toBeVisible();
  const numbers = await invoicesOf(admin, name);
  expect(new Set(numbers).size).toBe(2);
  for (const number of new Set(numbers)) await expect(told).toContainText(`${number}`);
});

test("parcels are sent with their invoices", async ({ page, world, admin }) => {
  const name = await pickedBaskets(world, admin, [2]);
  const { items } = (await as(admin).call(searchOrders, { query: { q: name } })).output;
  await page.goto(`/dashBord/manageOrder/parcels?${items.map(({ _id }) => `id=${_id}`).join("&")}`);
  await expect(page.getByLabel("Write invoices")).toBeChecked();
  await holdToasts(page);
  await page.getByLabel("Send those without a number too").check();
  await page.getByRole("button", { name: "Send 1 parcel" }).click();
  await expect(page.getByText("1 parcel will be sent in ten seconds.")).toBeVisible();
  await glanceAway(page);
  const told = page.getByText("1 parcel sent.");
  await expect(told).toBeVisible();
  const [number] = await invoicesOf(admin, name);
  await expect(told).toContainText(`Invoice ${number}.`);
  expect(number).toMatch(/^R2/);
});
