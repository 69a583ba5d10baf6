import type { Order } from "@carparts/functions/contract/orders";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { lookAway } from "../support/live.ts";
import { ordersOf, picked, rowOf } from "../support/managed-orders.ts";

const withdrawn = { version: 3, withdrawnAt: "2998-02-02T12:00:00.000Z" };

const bar = (page: Page) => page.getByRole("region", { name: "Selected" });

async function selectAll(page: Page, name: string, count: number): Promise<void> {
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("checkbox", { name: `Select all ${count} shown` }).check();
}

function leftOut({ number }: Order): string {
  return `1 order was withdrawn and is left out: ${number}.`;
}

test("of several orders, those that were withdrawn from are named, and neither picked nor sent", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked, { ...picked, ...withdrawn }, withdrawn, {}]);
  const [toSend, unsent, unpicked, toPick] = orders as [Order, Order, Order, Order];
  await logIn(await world.admin());
  await selectAll(page, name, 4);
  await bar(page).getByRole("button", { name: "Mark picked" }).click();
  await expect(page.getByText(new RegExp(`^Order ${toPick.number}, .*: picked\\.`))).toContainText(
    leftOut(unpicked),
  );
  expect(await world.stored("orders", unpicked._id)).toMatchObject({ handling: "new" });

  await page.goto(`/dashBord/manageOrder?q=${name}`);
  for (const { number } of [toSend, unsent])
    await page.getByRole("checkbox", { name: `Select order ${number}` }).check();
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 1 order" });
  await expect(dialog).toContainText(toSend.number);
  await expect(dialog.getByRole("alert")).toHaveText(leftOut(unsent));
  await expectAccessibleAsItStands(page);
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog).toHaveCount(0);
  await lookAway(page);
  await expect(page.getByText(new RegExp(`^Order ${toSend.number}, .*: sent\\.`))).toContainText(
    leftOut(unsent),
  );
  expect(await world.stored("orders", unsent._id)).toMatchObject({ handling: "picked" });

  await page.getByRole("checkbox", { name: `Select order ${unsent.number}` }).check();
  await bar(page).getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("To mark one sent anyway, use its own row.")).toContainText(leftOut(unsent));
});

test("a single order that was withdrawn from can be sent, and its dialog says when it was", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [{ ...picked, ...withdrawn }]);
  const [order] = orders as [Order];
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(rowOf(page, order)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Send this order" });
  await expect(dialog.getByRole("alert")).toContainText(
    "The customer withdrew from this order on Feb 2, 2998",
  );
  await expectAccessibleAsItStands(page);
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, order)).toContainText("Sent");
});

test("the dialog of an order that is withdrawn from meanwhile says so, stays with what was typed, and sends it if that is wanted", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked]);
  const [order] = orders as [Order];
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await rowOf(page, order).getByRole("button", { name: "Mark sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this order" });
  await dialog.getByLabel("Tracking number").fill("JD01");
  await world.change("orders", order._id, withdrawn);
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(dialog.getByText("The customer has withdrawn from it.")).toBeVisible();
  await expect(dialog.getByText("The customer withdrew from this order on Feb 2, 2998")).toBeVisible();
  await expect(dialog.getByLabel("Tracking number")).toHaveValue("JD01");
  await dialog.getByRole("button", { name: "Mark sent" }).click();
  await expect(rowOf(page, order)).toContainText("JD01");
});

test("slips and labels leave out orders that were withdrawn from, and say so", async ({
  page,
  world,
  logIn,
}) => {
  const { orders } = await ordersOf(world, [picked, { ...picked, ...withdrawn }]);
  const [toSend, unsent] = orders as [Order, Order];
  await logIn(await world.admin());
  for (const paper of ["slips", "labels"]) {
    await page.goto(`/dashBord/manageOrder/parcels?paper=${paper}&slip=${toSend._id}&slip=${unsent._id}`);
    const notice = page.getByRole("main").getByRole("status");
    await expect(notice).toHaveText(`1 parcel for 1 order. ${leftOut(unsent)}`);
    await expect(page.getByRole("main").getByText(`Order ${toSend.number}`)).toBeVisible();
    await expect(page.getByText(`Order ${unsent.number}`)).toHaveCount(0);
  }
  await page.goto(`/dashBord/manageOrder/parcels?slip=${unsent._id}`);
  await expect(page.getByText("No orders to print for")).toBeVisible();
  await expect(page.getByText(leftOut(unsent))).toBeVisible();
});
