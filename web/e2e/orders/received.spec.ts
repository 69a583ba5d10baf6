import { listPayments } from "@carparts/functions/contract/admin/payments";
import { placeOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { step } from "../support/invoices.ts";
import { openedIn } from "../support/managed-orders.ts";

/** A part at 24.90. */
async function ordered(world: World) {
  const customer = await world.customer();
  const body = anOrder(await world.product({ price: 24.9 }), customer);
  return (await as(customer).call(placeOrder, { body })).output;
}

function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Payment received" });
  return {
    dialog,
    amount: dialog.getByLabel("Amount"),
    day: dialog.getByLabel("Day"),
    reference: dialog.getByLabel("Reference"),
    write: dialog.getByRole("button", { name: "Record payment" }),
  };
}

test.describe("with a day that the server refuses", () => {
  test.use({ expectedNoise: /422/ });

  test("an admin writes down what came for an open order, and what was paid back", async ({
    page,
    world,
    admin,
  }) => {
    const order = await ordered(world);
    await page.goto(`/dashBord/manageOrder?q=${order.number}&order=${order._id}`);
    const money = openedIn(page, order).getByRole("region", { name: /^Money/ });
    await expect(money).toContainText("Money: nothing came yet");
    await expect(money).toContainText("No payment is written down.");
    await expect(money).toContainText("InvoiceNone yet");
    await money.getByRole("button", { name: "Payment received" }).click();
    const { dialog, amount, day, reference, write } = dialogOf(page);
    await expect(dialog).toContainText(`${currencySign}24.90 is due`);
    await expect(amount).toHaveValue("24.90");
    await expectAccessible(page);

    await amount.fill("20,00");
    await write.click();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(/Write 20\.00\.$/);
    await amount.fill("0");
    await write.click();
    await expect(amount).toHaveAccessibleDescription(/must not be 0/);
    await amount.fill("30");
    await day.fill("2999-01-01");
    await write.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await day.fill("2026-11-20");
    await reference.fill("Transfer 4711");
    await write.click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(`Payment for ${order.number} written down: more came than is due.`),
    ).toBeVisible();
    const payments = money.getByRole("list", { name: "Payments" }).getByRole("listitem");
    await expect(payments).toHaveText([
      `Nov 20, 2026 · by bank · Transfer 4711 · by you${currencySign}30.00`,
    ]);
    await expect(money).toContainText(`Due−${currencySign}5.10`);

    await money.getByRole("button", { name: "Payment received" }).click();
    await expect(amount).toHaveValue("-5.10");
    await dialog.getByLabel("How").selectOption("Another way");
    await write.click();
    await expect(money.getByRole("heading")).toHaveText("Money: paid");
    await expect(payments).toHaveCount(2);
    await expect(payments.first()).toContainText(`−${currencySign}5.10`);
    const listed = await as(admin).call(listPayments, { query: { order: order._id } });
    expect(listed.output.items.map((item) => [item.amount, item.kind])).toEqual([
      [-5.1, "other"],
      [30, "bank"],
    ]);
  });
});

test("an open order leads to its invoice", async ({ page, world, admin }) => {
  const order = await ordered(world);
  await step(admin, [order], "picked", { version: 1 });
  const number = (await step(admin, [order], "sent", { version: 2, invoice: true })) ?? "";
  await page.goto(`/dashBord/manageOrder?q=${order.number}&order=${order._id}`);
  await openedIn(page, order).getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: `Invoice ${number}` })).toBeVisible();
});
