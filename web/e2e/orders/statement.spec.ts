import { listPayments } from "@carparts/functions/contract/admin/payments";
import { type Order, placeOrder } from "@carparts/functions/contract/orders";
import { CURRENCY, currencySign } from "@carparts/functions/contract/values/currency";
import { creditorReference } from "@carparts/functions/contract/values/payment-code";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aUniqueWord } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";

/** Orders at 24.90 each. */
async function ordered(world: World, count: number): Promise<Order[]> {
  const customer = await world.customer();
  const product = await world.product({ price: 24.9, quantity: 50, minimumQuantity: 1 });
  const orders: Order[] = [];
  for (let at = 0; at < count; at++)
    orders.push((await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output);
  return orders;
}

interface Booked {
  readonly amount: string;
  readonly text: string;
  readonly own?: string;
}

/** A bank's statement of an account. */
function camt(account: string, rows: readonly Booked[]): string {
  const entries = rows.map(
    ({ amount, text, own }) =>
      `<Ntry><Amt Ccy="${CURRENCY}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-25</Dt></BookgDt>${own ? `<AcctSvcrRef>${own}</AcctSvcrRef>` : ""}<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ann Payer</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join("")}</Stmt>`;
}

function xmlFile(...statements: readonly string[]) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${statements.join("")}</BkToCstmrStmt></Document>`;
  return { name: "november.xml", mimeType: "text/xml", buffer: Buffer.from(text) };
}

function on(page: Page) {
  const table = page.getByRole("table", { name: "Rows of the statement" });
  return {
    file: page.getByLabel("File", { exact: true }),
    book: page.getByRole("button", { name: /^Book / }),
    status: page.getByRole("status"),
    another: page.getByRole("button", { name: "Another file" }),
    row: (text: string) => table.getByRole("row", { name: text }),
  };
}

async function paymentsOf(world: World, { _id }: Order) {
  const { output } = await as(await world.admin()).call(listPayments, { query: { order: _id } });
  return output.items.map(({ amount }) => amount);
}

test("an admin books a bank's CAMT file, confirms a guess, and a second time all is known", async ({
  page,
  world,
  admin: _,
}) => {
  const [paid, short] = (await ordered(world, 2)) as [Order, Order];
  const nobody = aUniqueWord();
  const rows = [
    { amount: "24.90", text: `Order ${paid.number.toLowerCase().replace("-", " ")}`, own: `OWN-${nobody}` },
    { amount: "20.00", text: creditorReference(short.number) },
    { amount: "7.13", text: nobody },
  ];
  const file = xmlFile(camt("DE89370400440532013000", rows), camt("12345", [{ amount: "1.00", text: "x" }]));
  await page.goto("/dashBord/manageOrder");
  await page.getByRole("button", { name: "Bank statement" }).click();
  const statement = on(page);
  await statement.file.setInputFiles(file);
  await page.getByRole("button", { name: "DE89370400440532013000: 3 rows" }).click();
  await expect(statement.book).toHaveText("Book 1 payment");
  await expect(page.getByText(`Names ${short.number}, but ${currencySign}24.90 is due.`)).toBeVisible();
  await expect(statement.row(nobody)).toContainText("Not found");
  await expectAccessible(page);

  await page.reload();
  await statement.book.click();
  await expect(statement.status).toContainText("1 to confirm, 1 booked now, 1 not found.");
  await page.getByRole("button", { name: `Confirm ${currencySign}20.00 for ${short.number}` }).press("Enter");
  await expect(statement.status).toContainText("2 booked now, 1 not found.");
  await expect(statement.row(short.number), "its button has gone").toBeFocused();
  expect(await paymentsOf(world, paid)).toEqual([24.9]);
  expect(await paymentsOf(world, short)).toEqual([20]);

  await statement.another.click();
  await statement.file.setInputFiles(file);
  await page.getByRole("button", { name: "DE89370400440532013000: 3 rows" }).click();
  await expect(statement.status).toContainText("2 known, 1 not found.");
  await expect(statement.book).toHaveAttribute("aria-disabled", "true");
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }
});

test("a bank's CSV file is read by its columns, which are kept for the next one", async ({
  page,
  world,
  admin: _,
}) => {
  const [order] = (await ordered(world, 1)) as [Order];
  const csv = `Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Notiz;Betrag\r\n25.11.2026;J\u00f6rg M\u00fcller;nichts;${order.number};24,90\r\n26.11.2026;;Miete;;-1.049,90\r\n`;
  const file = { name: "november.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") };
  await page.goto("/dashBord/manageOrder/statement");
  const statement = on(page);
  await statement.file.setInputFiles(file);
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).toHaveValue("Verwendungszweck");
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("Betrag");
  await text.selectOption("Notiz");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Read rows" }).click();
  await expect(statement.row("J\u00f6rg M\u00fcller")).toContainText(`${currencySign}24.90`);
  await expect(page.getByText(`\u2212${currencySign}1,049.90`)).toBeVisible();
  await statement.book.click();
  await expect(statement.status).toContainText("1 booked now, 1 not found.");
  await statement.another.click();
  await statement.file.setInputFiles(file);
  await expect(text).toHaveValue("Notiz");
  await page.getByRole("button", { name: "Read rows" }).click();
  await expect(statement.status).toContainText("1 known, 1 not found.");
  expect(await paymentsOf(world, order)).toEqual([24.9]);
});

test("two admins with one statement book each row once", async ({
  page,
  world,
  admin: _,
  newVisitor,
  logIn,
}) => {
  const orders = await ordered(world, 3);
  const rows = orders.map(({ number }) => ({ amount: "24.90", text: number }));
  const file = xmlFile(camt("DE89370400440532013000", rows));
  const otherPage = await newVisitor();
  await logIn(await world.admin(), otherPage);
  const pages = [page, otherPage].map((each) => ({ each, statement: on(each) }));
  for (const { each, statement } of pages) {
    await each.goto("/dashBord/manageOrder/statement");
    await statement.file.setInputFiles(file);
    await expect(statement.book).toHaveText("Book 3 payments");
  }
  await Promise.all(pages.map(({ statement }) => statement.book.click()));
  for (const { statement } of pages) await expect(statement.status).toContainText(/(booked now|known)\.$/);
  for (const order of orders) expect(await paymentsOf(world, order)).toEqual([24.9]);
});

test("a file that is no statement is refused in words that say what to do", async ({ page, admin: _ }) => {
  await page.goto("/dashBord/manageOrder/statement");
  const { file } = on(page);
  const files = [
    ["paper.pdf", "%PDF-1.7", "paper.pdf: This is a PDF"],
    ["entities.xml", '<!DOCTYPE a [<!ENTITY b "c">]><Document/>', "has a document type"],
    ["november.xml", xmlFile(camt("1", [])).buffer.toString(), "no rows to book"],
  ] as const;
  for (const [name, text, words] of files) {
    await file.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await expect(page.getByRole("alert")).toContainText(words);
  }
});

test.describe("when an answer is lost", () => {
  test.use({ expectedNoise: /Failed to load|ERR_|net::/ });

  test("trying again books nothing twice", async ({ page, world, admin: _ }) => {
    const orders = await ordered(world, 2);
    const rows = orders.map(({ number }) => ({ amount: "24.90", text: number }));
    await page.goto("/dashBord/manageOrder/statement");
    const statement = on(page);
    await statement.file.setInputFiles(xmlFile(camt("DE89370400440532013000", rows)));
    await expect(statement.book).toHaveText("Book 2 payments");
    await loseAnswer(page, "**/api/statements");
    await statement.book.click();
    await expect(page.getByRole("alert")).toContainText("nothing is booked twice");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(statement.status).toContainText("2 known.");
    for (const order of orders) expect(await paymentsOf(world, order)).toEqual([24.9]);
  });
});
