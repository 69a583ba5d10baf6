import { readFile } from "node:fs/promises";
import { writeCredit } from "@carparts/functions/contract/admin/invoices";
import { notePayment } from "@carparts/functions/contract/admin/payments";
import { CURRENCY, currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import shop from "../../../shop.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { expect, test } from "../support/fixtures.ts";
import { sentBasket } from "../support/invoices.ts";
import { printedSheets, sheetsOf } from "../support/pdf.ts";

const partNumber = aUniqueWord();
const parts = [
  { name: "Brake pads", price: 24.9, minimumQuantity: 2, partNumber },
  { name: "Car battery", price: 89, deposit: 7.5 },
];

test("a customer opens the invoice from MY Orders: what was billed, how to pay, what came, and its credit note", async ({
  page,
  world,
  customer,
}) => {
  await withoutCardProvider(page);
  const { admin, first, number } = await sentBasket(world, customer, parts);
  await page.goto("/dashBord/UserOrder");
  await page.getByRole("link", { name: "Invoice" }).first().click();
  await expect(page.getByRole("heading", { name: `Invoice ${number}` })).toBeVisible();
  const paper = page.getByRole("article");
  await expect(paper.getByLabel("Seller")).toContainText(shop.street);
  await expect(paper.getByLabel("Buyer")).toContainText(customer.email);
  const lines = paper.getByRole("table", { name: "Lines" }).getByRole("row");
  await expect(lines.nth(1)).toContainText("Brake pads");
  await expect(lines.nth(1)).toContainText(partNumber);
  await expect(lines.nth(1).getByRole("cell").last()).toHaveText(`${currencySign}49.80`);
  await expect(lines.filter({ hasText: "Deposit" })).toContainText(`${currencySign}7.50`);
  await expect(lines.last().getByRole("cell").last()).toHaveText(`${currencySign}146.30`);
  const toPay = paper.getByRole("region", { name: "How to pay" });
  await expect(toPay).toContainText(`Reference${first.number}`);
  for (const { value } of shop.payment.to) await expect(toPay).toContainText(value);
  const isScanned = CURRENCY === "EUR" && "iban" in shop.payment;
  await expect(toPay.getByRole("img", { name: "Payment code" })).toHaveCount(isScanned ? 1 : 0);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  const pdf = await saved;
  expect(pdf.suggestedFilename()).toBe(`${number}.pdf`);
  const [sheet = ""] = await sheetsOf(await readFile(await pdf.path()));
  const wanted = [shop.street, `Invoice ${number}`, "Brake pads", partNumber, first.number];
  for (const each of [...wanted, `Total ${currencySign}146.30`]) expect(sheet).toContain(each);
  // An address that is too long goes on in another line.
  expect(sheet.replaceAll(" ", "")).toContain(customer.email);
  for (const { value } of shop.payment.to) expect(sheet).toContain(value);

  const body = { order: first._id, amount: 57.3, day: "2026-11-20", kind: "bank" as const };
  await as(admin).call(notePayment, { body });
  const credit = { lines: [{ orderId: first._id, pieces: 1 }], shipping: false, reason: "Scratched" };
  const written = (await as(admin).call(writeCredit, { params: { number }, body: credit })).output;
  await page.reload();
  await expect(paper).toContainText(`Received${currencySign}57.30`);
  await expect(paper).toContainText(`Credited${currencySign}24.90`);
  await expect(paper).toContainText(`Due${currencySign}64.10`);
  await paper.getByRole("link", { name: written.number }).click();
  await expect(page.getByRole("heading", { name: `Credit note ${written.number}` })).toBeVisible();
  await expect(paper).toContainText("Scratched");
  await expect(lines.last().getByRole("cell").last()).toHaveText(`−${currencySign}24.90`);
  await expect(paper.getByRole("link", { name: number })).toBeVisible();

  const rest = { ...body, amount: 64.1 };
  await as(admin).call(notePayment, { body: rest });
  await page.goto(`/dashBord/UserOrder/invoice/${number}`);
  await expect(paper.getByRole("region", { name: "Paid" })).toBeVisible();
  await expect(toPay).toHaveCount(0);
  await page.goto(`/dashBord/UserOrder/payment/${first._id}`);
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
});

test("an invoice of many lines prints alone, with the head of its lines on each sheet, and fits a phone", async ({
  page,
  world,
  customer,
}) => {
  const many = Array.from({ length: 30 }, (_, place) => ({
    name: `Bolt number ${place}`,
    price: 1,
    deposit: 1,
  }));
  const { number } = await sentBasket(world, customer, many, {
    contact: { name: "محمد عبد الرحمن بن عبد العزيز", address: "שדרות רוטשילד 1\nתל אביב" },
  });
  await page.goto(`/dashBord/UserOrder/invoice/${number}`);
  const lines = page.getByRole("table", { name: "Lines" });
  await expect(lines.getByRole("row")).toHaveCount(62);
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets.slice(0, -1)) expect(sheet).toContain("Pieces Price Amount");
  expect(sheets.join(" ")).not.toMatch(/MY Orders|Print/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe("somebody else's", () => {
  test.use({ expectedNoise: /404 \(Not Found\)|422/ });

  test("an invoice doesn't exist for another customer, nor one whose number is none", async ({
    page,
    world,
    logIn,
  }) => {
    const { number } = await sentBasket(world, await world.customer(), parts);
    await logIn(await world.customer());
    for (const other of [number, "none"]) {
      await page.goto(`/dashBord/UserOrder/invoice/${other}`);
      await expect(page.getByRole("alert")).toContainText("This invoice does not exist");
    }
  });
});
