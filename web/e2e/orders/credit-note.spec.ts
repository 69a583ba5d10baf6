import { writeCredit } from "@carparts/functions/contract/admin/invoices";
import { readInvoice } from "@carparts/functions/contract/invoices";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { sentBasket } from "../support/invoices.ts";
import { openedIn } from "../support/managed-orders.ts";

const parts = [
  { name: "Brake pads", price: 24.9, minimumQuantity: 2 },
  { name: "Car battery", price: 89, deposit: 7.5 },
];

/** Two pads and a battery with its deposit, 146.30 in all. */
async function invoiced(world: World) {
  return sentBasket(world, await world.customer(), parts);
}

function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Credit note" });
  return {
    dialog,
    pads: dialog.getByLabel("Brake pads"),
    deposit: dialog.getByLabel("Deposit: Car battery"),
    reason: dialog.getByLabel("Reason"),
    write: dialog.getByRole("button", { name: "Write credit note" }),
  };
}

test.describe("with pieces that the server refuses", () => {
  test.use({ expectedNoise: /422/ });

  test("an admin credits pieces and a deposit of an open order's invoice", async ({
    page,
    world,
    admin: _,
  }) => {
    const { admin, first, number } = await invoiced(world);
    await page.goto(`/dashBord/manageOrder?q=${first.number}&order=${first._id}`);
    await openedIn(page, first).getByRole("button", { name: "Credit note" }).click();
    const { dialog, pads, deposit, reason, write } = dialogOf(page);
    await expect(dialog).toContainText(`Of invoice ${number} for Test Customer`);
    await expect(pads).toHaveValue("0");
    await expect(pads).toHaveAccessibleDescription(`At most 2, at ${currencySign}24.90 each.`);
    await expect(dialog.getByLabel("Sending")).toHaveCount(0);
    await expectAccessible(page);

    await write.click();
    await expect(reason).toBeFocused();
    await reason.fill("Scratched");
    await write.click();
    await expect(pads).toBeFocused();
    await expect(pads).toHaveAccessibleDescription(/Nothing is credited\.$/);
    await pads.fill("1.000");
    await write.click();
    await expect(pads).toHaveAccessibleDescription(
      /must be a whole number\. Write 1000 without a separator\.$/,
    );
    await pads.fill("0");
    await deposit.fill("2");
    await write.click();
    await expect(deposit).toBeFocused();
    await expect(deposit).toHaveAccessibleDescription(/At most 1 can be credited\.$/);
    await pads.fill("1");
    await deposit.fill("1");
    await expect(dialog.getByRole("status").first()).toHaveText(`${currencySign}32.40 will be credited.`);
    await page.setViewportSize({ width: 375, height: 700 });
    await expectNoSidewaysScroll(page);
    await write.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Credit note G2\d+-\d+ written: .32\.40\.$/)).toBeVisible();
    const paper = (await as(admin).call(readInvoice, { params: { number } })).output;
    expect(paper).toMatchObject({ due: 113.9, credits: [expect.stringMatching(/^G2/)] });
    await expect(openedIn(page, first)).toContainText(`Due${currencySign}113.90`);
  });
});

test("an admin credits what is left from the invoice's page, and then nothing is", async ({
  page,
  world,
  admin: _,
}) => {
  const { admin, orders, number } = await invoiced(world);
  const [pads, battery] = orders.map(({ _id }) => _id) as [string, string];
  const lines = [
    { orderId: pads, pieces: 2 },
    { orderId: battery, pieces: 1 },
  ];
  const body = { lines, deposits: [], shipping: false, reason: "Lost on the way" };
  await as(admin).call(writeCredit, { params: { number }, body });
  await page.goto(`/dashBord/UserOrder/invoice/${number}`);
  await page.getByRole("link", { name: "Credit note", exact: true }).click();
  const { dialog, deposit, reason, write } = dialogOf(page);
  await expect(dialog.getByLabel("Brake pads")).toHaveCount(0);
  await deposit.fill("1");
  await reason.fill("Kept");
  await write.click();
  await expect(page.getByText(/^Credit note G2\d+-\d+ written: .7\.50\.$/)).toBeVisible();
  await page.goto(`/dashBord/manageOrder/invoices?credit=${number}`);
  await expect(dialog).toContainText("All of this invoice is credited.");
});

test("a customer is offered no credit note", async ({ page, world, customer }) => {
  const { number } = await sentBasket(world, customer, parts);
  await page.goto(`/dashBord/UserOrder/invoice/${number}`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Credit note" })).toHaveCount(0);
});
