import { notePayment } from "@carparts/functions/contract/admin/payments";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { sentBasket } from "../support/invoices.ts";

test("an admin finds papers by their buyer and by what is due, with their sums", async ({
  page,
  world,
  admin,
}) => {
  const name = aWord();
  const customer = await world.customer();
  const paid = await sentBasket(world, customer, [{ price: 24.9 }], { contact: { name } });
  const open = await sentBasket(world, customer, [{ price: 10 }], { contact: { name } });
  const body = { order: paid.first._id, amount: 24.9, day: "2026-11-20", kind: "bank" as const };
  await as(admin).call(notePayment, { body });
  await page.goto("/dashBord/manageOrder");
  await page.getByRole("button", { name: "Invoices" }).click();
  await page.getByLabel("Search invoices").fill(name);
  const table = page.getByRole("table", { name: "Invoices" });
  const vat = shop.tax === null ? "" : ` (${currencySign}29.32 net, ${currencySign}5.58 VAT)`;
  await expect(
    page.getByText(`2 papers, ${currencySign}34.90${vat}, ${currencySign}10.00 due`),
  ).toBeVisible();
  await expect(table.getByRole("row", { name: paid.number })).toContainText("Paid");
  await expectAccessible(page);
  await page.getByLabel("Due").selectOption("Open");
  await expect(page.getByText(`1 paper, ${currencySign}10.00`)).toBeVisible();
  await expect(table.getByRole("link", { name: open.number })).toHaveAttribute(
    "href",
    `/dashBord/UserOrder/invoice/${open.number}`,
  );
  await page.setViewportSize({ width: 375, height: 700 });
  await expectNoSidewaysScroll(page);
});
