import { readFile } from "node:fs/promises";
import { notePayment } from "@carparts/functions/contract/admin/payments";
import { readInvoice } from "@carparts/functions/contract/invoices";
import { readPayment } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { withoutCardProvider } from "../support/card-provider.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { aPastMonth, datePapers, sentBasket } from "../support/invoices.ts";
import { openedIn } from "../support/managed-orders.ts";

// Whole stories of money, whose sums were computed by hand.

const isTaxed = shop.tax !== null;

async function receive(page: Page, order: { _id: string }, amount: string, day: string): Promise<void> {
  await page.goto(`/dashBord/manageOrder?received=${order._id}`);
  const dialog = page.getByRole("dialog", { name: "Payment received" });
  await expect(dialog.getByLabel("Amount")).not.toHaveValue("");
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByLabel("Day").fill(day);
  await dialog.getByRole("button", { name: "Record payment" }).click();
  await expect(dialog).toBeHidden();
}

test("a month in the shop: orders, payments, invoices, a return, a reminder and the accountant's files", async ({
  page,
  world,
  admin,
}) => {
  test.slow();
  const [month, name, customer] = [aPastMonth("second"), aWord(), await world.customer()];
  const contact = { contact: { name } };
  // 2 × 24.90 and 89.00 with a deposit of 7.50: 146.30.
  const paid = await sentBasket(
    world,
    customer,
    [
      { price: 24.9, minimumQuantity: 2 },
      { price: 89, deposit: 7.5 },
    ],
    contact,
  );
  // 3 × 9.95: 29.85.
  const late = await sentBasket(world, customer, [{ price: 9.95, minimumQuantity: 3 }], contact);
  // 59.50, sent without an invoice.
  const forgotten = await sentBasket(world, customer, [{ price: 59.5 }], { ...contact, invoice: false });

  await receive(page, paid.first, "146.30", `${month}-10`);
  await receive(page, late.first, "10", `${month}-12`);

  await page.goto(`/dashBord/manageOrder?q=${forgotten.first.number}&handling=sent&invoice=none`);
  await page.getByLabel("Select all 1 shown").check();
  await page.getByRole("button", { name: "Invoice selected" }).click();
  await expect(page.getByText(/^1 invoice written: R\S+\.$/)).toBeVisible();
  const invoiced = await as(admin).call(readPayment, { params: { id: forgotten.first._id } });
  const forgottenNumber = invoiced.output.invoice ?? "";

  // A pad comes back: 24.90.
  await page.goto(`/dashBord/manageOrder?return=${paid.first._id}`);
  const dialog = page.getByRole("dialog", { name: "Return" });
  await dialog.getByLabel("Pieces", { exact: true }).fill("1");
  await dialog.getByLabel("Reason").fill("Wrong part");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog).toBeHidden();
  const paper = (await as(admin).call(readInvoice, { params: { number: paid.number } })).output;
  expect([paper.total, paper.paid, paper.due, paper.state]).toEqual([146.3, 146.3, -24.9, "over"]);
  const credit = paper.credits[0] ?? "";
  await receive(page, paid.first, "-24.90", `${month}-20`);
  await page.goto(`/dashBord/manageOrder?order=${paid.first._id}`);
  const money = openedIn(page, paid.first).getByRole("region", { name: /^Money/ });
  await expect(money).toContainText("Money: paid");
  for (const sum of ["Total", "Received"]) await expect(money).toContainText(`${sum}${currencySign}121.40`);

  // The reminder: an invoice that is past its day is found, with what is left of it.
  await world.change("invoices", late.number, { dueDay: `${month}-14`, isLate: true });
  await page.goto(`/dashBord/manageOrder/invoices?q=${name}&state=late`);
  await expect(page.getByText(/^1 paper, .29\.85.*19\.85 due$/)).toBeVisible();
  await expect(page.getByRole("row", { name: late.number })).toContainText(`${currencySign}19.85`);

  await datePapers(world, [paid.number, late.number, forgottenNumber, credit], `${month}-15`);
  await page.goto(`/dashBord/manageOrder/books?from=${month}-01&to=${month}-28`);
  await expect(page.getByText("4 papers", { exact: true })).toBeVisible();
  // 146.30 + 29.85 + 59.50 - 24.90 = 210.75. The VAT of each: 23.36 + 4.77 + 9.50 - 3.98 = 33.65.
  const sums = isTaxed ? ["177.10", "33.65", "210.75"] : ["210.75", "0.00", "210.75"];
  const row = page.getByRole("table", { name: "Sums" }).getByRole("row").last();
  await expect(row.getByRole("cell")).toHaveText(sums.map((sum) => `${currencySign}${sum}`));

  const file = await save(page, "Export CSV");
  const amountsOf = (number: string) =>
    file
      .find((line) => line.split(",")[1] === number)
      ?.split(",")
      .slice(-3);
  expect([paid.number, late.number, forgottenNumber, credit].map(amountsOf)).toEqual(
    isTaxed
      ? [
          ["122.94", "23.36", "146.30"],
          ["25.08", "4.77", "29.85"],
          ["50.00", "9.50", "59.50"],
          ["-20.92", "-3.98", "-24.90"],
        ]
      : [
          ["146.30", "0.00", "146.30"],
          ["29.85", "0.00", "29.85"],
          ["59.50", "0.00", "59.50"],
          ["-24.90", "0.00", "-24.90"],
        ],
  );
  const payments = await save(page, "Export payments");
  expect(payments.slice(1, -1).map((line) => line.split(",").slice(0, 3))).toEqual([
    [`${month}-20`, paid.first.number, "-24.90"],
    [`${month}-12`, late.first.number, "10.00"],
    [`${month}-10`, paid.first.number, "146.30"],
  ]);
});

async function save(page: Page, button: string): Promise<string[]> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return (await readFile(await (await saved).path(), "utf8")).replace("\ufeff", "").split("\r\n");
}

test("a customer reads how to pay, pays, and sees the day on which it came", async ({
  page,
  world,
  customer,
}) => {
  await withoutCardProvider(page);
  const { first, number } = await sentBasket(world, customer, [{ price: 24.9 }]);
  await page.goto("/dashBord/UserOrder");
  await page.getByRole("link", { name: "Payment" }).first().click();
  const toPay = page.getByRole("region", { name: "How to pay" });
  await expect(toPay).toContainText(first.number);
  await expect(page.getByText("Paid", { exact: true })).toHaveCount(0);

  const note = (amount: number, day: string) =>
    world
      .admin()
      .then((admin) =>
        as(admin).call(notePayment, { body: { order: first._id, amount, day, kind: "bank" } }),
      );
  await note(20, "2026-11-18");
  await page.reload();
  await expect(toPay).toContainText(`Amount${currencySign}4.90`);
  await note(4.9, "2026-11-20");
  await page.reload();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await expect(page.getByText("Nov 20, 2026", { exact: true })).toBeVisible();
  await expect(toPay).toHaveCount(0);
  await page.goto("/dashBord/UserOrder");
  await page.getByRole("link", { name: "Invoice" }).first().click();
  await expect(page.getByRole("heading", { name: `Invoice ${number}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Paid" })).toContainText(`Received${currencySign}24.90`);
});
