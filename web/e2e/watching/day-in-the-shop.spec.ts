import { searchOrders } from "@carparts/functions/contract/admin/orders";
import { readOverview } from "@carparts/functions/contract/admin/overview";
import { placeOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { lookAway, openLive } from "../support/live.ts";
import { rowOf } from "../support/managed-orders.ts";
import { chooseInRow } from "../support/row-menu.ts";

test.use({ isLive: true });

test("a day in the shop: five orders come in, are picked by shelf on a phone, and sent in one act; one comes back, and the figures agree", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const [admin, customer, name] = [await world.admin(), await world.customer(), aWord()];
  const disc = await world.product({ name: `Brake disc ${name}`, shelf: "A10", quantity: 10, price: 40 });
  const filter = await world.product({ name: `Oil filter ${name}`, shelf: "A2", quantity: 10, price: 9.5 });
  await logIn(admin);
  await openLive(page, `/dashBord/manageOrder?q=${name}`);

  const orders = [];
  for (const [part, MinimumOrder] of [
    [disc, 2],
    [filter, 1],
    [disc, 3],
    [filter, 4],
    [disc, 1],
  ] as const) {
    const body = anOrder(part, customer, { MinimumOrder, name });
    const placed = (await as(customer).call(placeOrder, { body })).output;
    orders.push(placed);
    await expect(rowOf(page, placed)).toContainText("New");
  }
  await expect(page.getByRole("status").filter({ hasText: `5 orders, ${currencySign}287.50` })).toBeVisible();

  const phone = await newVisitor({ viewport: { width: 375, height: 812 } });
  await logIn(admin, phone);
  await phone.goto(`/dashBord/manageOrder?q=${name}`);
  await phone.getByRole("checkbox", { name: "Select all 5 shown" }).check();
  await phone.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Picking list" }).click();
  await expect(phone.getByText("11 pieces of 2 parts for 5 orders.")).toBeVisible();
  await expect(startOf(phone)).toBeFocused();
  expect(await phone.evaluate(() => scrollY)).toBe(0);
  await expect(phone.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Shelf A2",
    "Shelf A10",
  ]);
  for (const part of [filter, disc]) await phone.getByText(part.name, { exact: true }).click();
  await phone.getByRole("button", { name: "Mark picked" }).click();
  await expect(phone.getByRole("status", { name: "Result" })).toContainText("5 orders picked");

  for (const order of orders) await expect(rowOf(page, order)).toContainText("Picked");
  await page.getByRole("checkbox", { name: "Select all 5 shown" }).check();
  await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Mark sent" }).click();
  const sending = page.getByRole("dialog", { name: "Send 5 orders" });
  await sending.getByLabel("Carrier").fill("DHL");
  await sending.getByRole("button", { name: "Mark sent" }).click();
  await expect(sending).toHaveCount(0);
  await lookAway(page);
  await expect(page.getByText("5 orders sent.")).toBeVisible();
  const [first] = orders;
  if (!first) throw new Error("There is no order.");
  await expect(rowOf(page, first)).toContainText("DHL");

  await chooseInRow(rowOf(page, first), "Return");
  const returning = page.getByRole("dialog", { name: "Return" });
  await returning.getByLabel("Pieces").fill("1");
  await returning.getByLabel("Yes, back into stock").check();
  await returning.getByLabel("Reason").fill("One too many.");
  await returning.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(`Order ${first.number}: 1 of 2 returned.`)).toBeVisible();

  expect([await world.stockOf(disc), await world.stockOf(filter)]).toEqual([5, 5]);
  const moved = await world.movementsOf(disc);
  expect(moved.map(({ change }) => change).sort((one, other) => one - other)).toEqual([-3, -2, -1, 1, 10]);
  // Other tests order meanwhile.
  await expect(async () => {
    const { days } = (await as(admin).call(readOverview, {})).output;
    const day = days.at(-1)?.day;
    const { total, sum } = (await as(admin).call(searchOrders, { query: { from: day, to: day } })).output;
    expect(days.at(-1)).toMatchObject({ orders: total });
    expect(days.at(-1)?.revenue).toBeLessThanOrEqual(sum - 40);
  }).toPass();
});
