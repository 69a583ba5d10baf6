import { notePayment } from "@carparts/functions/contract/admin/payments";
import { as } from "@carparts/functions/testing/api";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { sentBasket } from "../support/invoices.ts";
import { rowOf } from "../support/managed-orders.ts";

/** The column isn't among the first ones. */
async function showInvoices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByLabel("Invoice").check();
  await columns.getByRole("button", { name: "Done" }).click();
}

test("what is sent without an invoice is found, and invoiced by checkout", async ({ page, world, admin }) => {
  const name = aWord();
  const made = { contact: { name }, invoice: false };
  const customer = await world.customer();
  const two = await sentBasket(world, customer, [{}, {}], made);
  const one = await sentBasket(world, customer, [{}], made);
  const other = await sentBasket(world, customer, [{}], { contact: { name } });
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await showInvoices(page);
  await expect(rowOf(page, other.first).getByRole("link", { name: other.number })).toHaveAttribute(
    "href",
    `/dashBord/UserOrder/invoice/${other.number}`,
  );
  await page.getByLabel("Select all 4 shown").check();
  const bar = page.getByRole("region", { name: "Selected" });
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Invoice selected" }).click();
  await expect(
    page.getByText(/^2 invoices written: R\S+, R\S+\. 1 order left out: not sent, or invoiced\.$/),
  ).toBeVisible();
  const papers = new Map<string, string>();
  for (const { number } of [...two.orders, one.first]) {
    const link = rowOf(page, { number }).getByRole("link", { name: /^R2/ });
    papers.set(number, (await link.textContent()) ?? "");
  }
  const [first, second] = two.orders.map(({ number }) => papers.get(number));
  expect(first).toBe(second);
  expect(new Set(papers.values()).size).toBe(2);

  const left = await sentBasket(world, customer, [{}], made);
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByRole("link", { name: "Sent without an invoice" }).click();
  await expect(page.getByText(/^1 order,/)).toBeVisible();
  await expect(rowOf(page, left.first)).toBeVisible();

  await as(admin).call(notePayment, {
    body: { order: one.first._id, amount: 1, day: "2026-11-20", kind: "bank" },
  });
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await page.getByLabel("Due").selectOption("In part");
  await expect(page.getByText(/^1 order,/)).toBeVisible();
  await expect(rowOf(page, one.first)).toBeVisible();
});

test.describe("where the answer gets lost", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("it's said, and pressed again nothing is invoiced twice", async ({ page, world, admin: _ }) => {
    const name = aWord();
    const { first } = await sentBasket(world, await world.customer(), [{}], {
      contact: { name },
      invoice: false,
    });
    await page.goto(`/dashBord/manageOrder?q=${name}`);
    await page.getByLabel("Select all 1 shown").check();
    await showInvoices(page);
    await loseAnswer(page, "**/api/invoices");
    const button = page.getByRole("button", { name: "Invoice selected" });
    await button.click();
    await expect(page.getByText("The shop can't be reached.")).toBeVisible();
    await expect(rowOf(page, first).getByRole("link", { name: /^R2/ })).toBeVisible();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  });
});
