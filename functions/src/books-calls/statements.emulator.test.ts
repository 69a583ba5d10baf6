import { describe, expect, it } from "vitest";
import { dayAfter, shopDayOf } from "../books/shop-day.ts";
import { fulfilOrders } from "../contract/admin/fulfilment.ts";
import { writeCredit } from "../contract/admin/invoices.ts";
import { listPayments, notePayment } from "../contract/admin/payments.ts";
import { readStatement, type StatementRow } from "../contract/admin/statements.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { readInvoice } from "../contract/invoices.ts";
import { deleteOrder, type Order, readPayment } from "../contract/orders.ts";
import { creditorReference } from "../contract/values/payment-code.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const today = shopDayOf(Date.now());

function aRow(fields: Partial<StatementRow> = {}): StatementRow {
  return { day: today, amount: 24.9, text: "", entry: world.idempotencyKey(), ...fields };
}

async function judged(admin: Account, rows: readonly StatementRow[], isDryRun = false) {
  const { output } = await as(admin).call(readStatement, { body: { rows: [...rows], isDryRun } });
  return output.items;
}

async function resultsOf(admin: Account, rows: readonly StatementRow[], isDryRun = false) {
  return (await judged(admin, rows, isDryRun)).map(({ result }) => result);
}

/** An order of 24.90 of somebody whose name nobody else has. */
async function ordered(name = `Ann ${aUniqueWord()}`) {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const order = await world.order(await world.product({ price: 24.9, minimumQuantity: 1 }), customer, {
    name,
  });
  return { customer, admin, order, name };
}

async function paymentOf(caller: Account, { _id }: Pick<Order, "_id">) {
  return (await as(caller).call(readPayment, { params: { id: _id } })).output.payment;
}

async function paymentsOf(admin: Account, { _id }: Pick<Order, "_id">) {
  return (await as(admin).call(listPayments, { query: { order: _id } })).output.items;
}

/** Two orders of one basket, of 24.90 and 89, sent with one invoice or one each. */
async function invoicedBasket({ isApart = false } = {}) {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const parts = [await world.product({ price: 24.9 }), await world.product({ price: 89 })];
  const { orders } = (await as(customer).call(placeBasket, { body: aBasket(parts, customer) })).output;
  const [first, second] = orders as [Order, Order];
  const step = (version: number, handling: "picked" | "sent", moved = orders) => {
    const items = moved.map(({ _id }) => ({ _id, version }));
    const body = { items, handling, ...(handling === "sent" && { invoice: true }) };
    return as(admin).call(fulfilOrders, { body });
  };
  await step(1, "picked");
  if (isApart) await step(2, "sent", [first]);
  const [sent] = (await step(2, "sent", isApart ? [second] : orders)).output.items;
  return { customer, admin, first, second, invoice: sent?.invoice ?? "" };
}

describe("POST /api/statements", () => {
  it("writes down what names an order and is exactly what is due, once, and tells why", async () => {
    const { customer, admin, order } = await ordered();
    const row = aRow({ text: `Order ${order.number.toLowerCase().replace("-", " ")}`, name: "Whoever" });
    const match = { row: 0, result: "match", reference: order.number, due: 24.9, why: expect.any(String) };
    expect(await judged(admin, [row], true)).toEqual([match]);
    expect((await paymentOf(customer, order)).state).toBe("open");
    expect(await judged(admin, [row])).toEqual([match]);
    expect(await paymentOf(customer, order)).toMatchObject({ paid: 24.9, due: 0, state: "paid" });

    const known = { row: 0, result: "known", reference: order.number, why: expect.any(String) };
    expect(await judged(admin, [row])).toEqual([known]);
    expect(await judged(admin, [row], true)).toEqual([known]);
    const items = await paymentsOf(admin, order);
    expect(items).toMatchObject([{ amount: 24.9, day: today, kind: "bank", note: row.text, who: admin.uid }]);
    const events = (await world.auditEventsAbout(order._id)).map(({ what, number }) => [what, number]);
    expect(events).toEqual([["statement_booked", order.number]]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("books matches alone, and judges each row after those above it", async () => {
    const { admin, order, name } = await ordered();
    const other = await ordered();
    const text = creditorReference(order.number);
    const rows = [
      aRow({ text }),
      aRow({ text }),
      aRow({ text: other.order.number, amount: 20 }),
      aRow({ name }),
      aRow({ text: `9${order.number}`, name: "Nobody" }),
      aRow({ text, day: "2999-01-01" }),
      aRow({ text, amount: 0 }),
    ];
    const results = ["match", "guess", "guess", "none", "none", "none", "guess"];
    expect(await resultsOf(admin, rows, true)).toEqual(results);
    expect(await resultsOf(admin, rows)).toEqual(results);
    expect(await resultsOf(admin, rows)).toEqual(["known", ...results.slice(1)]);
    expect(await paymentsOf(admin, order)).toHaveLength(1);
    expect(await paymentsOf(admin, other.order)).toHaveLength(0);
  });

  it("counts one entry once where a call names it twice", async () => {
    const { admin, order } = await ordered();
    const row = aRow({ text: order.number });
    expect(await resultsOf(admin, [row, row], true)).toEqual(["match", "known"]);
    expect(await resultsOf(admin, [row, row])).toEqual(["match", "known"]);
    expect(await paymentsOf(admin, order)).toHaveLength(1);
  });

  it("guesses by amount and name where one open checkout alone has them", async () => {
    const { admin, order, name } = await ordered();
    const row = aRow({ name: `${name.toUpperCase()} und Bo Li`, text: "brakes" });
    expect(await judged(admin, [row])).toMatchObject([
      { result: "guess", reference: order.number, due: 24.9 },
    ]);
    expect(await resultsOf(admin, [{ ...row, amount: 24.91 }])).toEqual(["none"]);
    const text = aRow({ text: `From ${name}` });
    expect(await resultsOf(admin, [text])).toEqual(["guess"]);
    await ordered(name);
    expect(await resultsOf(admin, [row])).toEqual(["none"]);
  });

  it("takes money back that came too much, and no more", async () => {
    const { customer, admin, order } = await ordered();
    await as(admin).call(notePayment, { body: { order: order._id, amount: 30, day: today, kind: "bank" } });
    const back = (amount: number) => aRow({ text: order.number, amount });
    expect(await resultsOf(admin, [back(-6), back(-5.1), back(-5.1)])).toEqual(["guess", "match", "guess"]);
    expect((await paymentOf(customer, order)).state).toBe("paid");
  });

  it("takes back what was paid for an order that was deleted", async () => {
    const { customer, admin, order } = await ordered();
    const paid = aRow({ text: order.number });
    await judged(admin, [paid]);
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    expect(await resultsOf(admin, [aRow({ text: order.number, amount: -24.9 })])).toEqual(["match"]);
  });

  it("finds an invoice and its orders, and what is paid back for its credit note", async () => {
    const { customer, admin, first, second, invoice } = await invoicedBasket();
    expect(await resultsOf(admin, [aRow({ text: second.number })], true)).toEqual(["guess"]);
    const all = aRow({ text: `RE ${invoice.replace("-", " ")} / ${second.number}`, amount: 113.9 });
    expect(await judged(admin, [all])).toMatchObject([{ result: "match", reference: first.number }]);
    const params = { number: invoice };
    const paper = (await as(customer).call(readInvoice, { params })).output;
    expect(paper).toMatchObject({ paid: 113.9, due: 0, state: "paid" });

    const body = { lines: [{ orderId: first._id, pieces: 1 }], shipping: false, reason: "Bent." };
    const credit = (await as(admin).call(writeCredit, { params, body })).output.number;
    const back = aRow({ text: `Credit ${credit}`, amount: -24.9 });
    expect(await resultsOf(admin, [back])).toEqual(["match"]);
    expect(await resultsOf(admin, [back, all])).toEqual(["known", "known"]);
    expect((await paymentOf(customer, second)).state).toBe("paid");
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("pays an invoice once, and says the newest day, whatever the rows' order", async () => {
    const { customer, admin, first, second } = await invoicedBasket({ isApart: true });
    const yesterday = dayAfter(today, -1);
    const [one, other] = (await Promise.all(
      [first, second].map(async ({ _id }) => {
        return (await as(customer).call(readPayment, { params: { id: _id } })).output.invoice ?? "";
      }),
    )) as [string, string];
    const rows = [
      aRow({ text: one }),
      aRow({ text: one, day: yesterday }),
      aRow({ text: other, amount: 89, day: yesterday }),
    ];
    expect(await resultsOf(admin, rows)).toEqual(["match", "guess", "match"]);
    const paid = (await as(customer).call(readPayment, { params: { id: first._id } })).output;
    expect(paid).toMatchObject({ paidOn: today, payment: { paid: 113.9, state: "paid" } });
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("books nothing for an admin who is leaving", async () => {
    const { customer, admin, order } = await ordered();
    await world.beginDeletion(admin);
    const body = { rows: [aRow({ text: order.number })], isDryRun: false };
    expect((await as(admin).call(readStatement, { body })).refusal).toMatchObject({ status: 401 });
    expect((await paymentOf(customer, order)).paid).toBe(0);
  });

  it("books each entry once where two admins send statements that overlap at the same time", async () => {
    const [customer, admin, other] = [await world.customer(), await world.admin(), await world.admin()];
    const product = await world.product({ price: 24.9 });
    const orders = await Promise.all(Array.from({ length: 30 }, () => world.order(product, customer)));
    const rows = orders.map(({ number }) => aRow({ text: number }));
    // Each is one commit: where the shop was too busy to answer, nothing was booked.
    const [first, last] = await Promise.all([
      resultsOf(admin, rows.slice(0, 25)),
      resultsOf(other, rows.slice(5)),
    ]);
    for (const place of rows.keys()) {
      const results = [first[place], last[place - 5]].filter((result) => result !== undefined);
      expect(results.toSorted()).toEqual(results.length === 2 ? ["known", "match"] : ["match"]);
    }
    for (const order of orders) expect(await paymentsOf(admin, order)).toHaveLength(1);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it.each([
    ["a control character in a text", { text: "K7QM2\u0000F4X9D" }, 200],
    ["a script", { text: "<script>]]>", name: "a".repeat(300) }, 200],
    ["an amount of half cents", { amount: 24.905 }, 422],
    ["a day that is none", { day: "2026-13-01" }, 422],
    ["an entry that is empty", { entry: " " }, 422],
  ])("answers %s with what it is", async (_, fields, status) => {
    const reply = await as(await world.admin()).call(readStatement, {
      body: { rows: [aRow(fields)], isDryRun: true },
    });
    expect(reply.status).toBe(status);
  });
});

describe("A guess that an admin confirms", () => {
  it("is written down by POST /api/payments with the order's number, once, and known from then on", async () => {
    const { admin, order } = await ordered();
    const row = aRow({ text: order.number, amount: 20 });
    const note = () => {
      const body = { order: order.number, amount: 20, day: today, kind: "bank" as const, entry: row.entry };
      return as(admin).call(notePayment, { body });
    };
    expect(await resultsOf(admin, [row])).toEqual(["guess"]);
    expect((await note()).output.payment).toMatchObject({ reference: order.number, paid: 20, due: 4.9 });
    const { status, refusal } = await note();
    expect([status, refusal.code, refusal.message]).toEqual([
      ...[409, "changed_meanwhile", `This entry was written down before, for ${order.number}.`],
    ]);
    expect(await judged(admin, [row])).toMatchObject([{ result: "known", reference: order.number }]);
    expect(await paymentsOf(admin, order)).toHaveLength(1);
  });

  it("is written down once where two admins confirm it at the same time, whatever for", async () => {
    const [one, other] = [await ordered(), await ordered()];
    const note = ({ admin, order }: typeof one) => {
      const body = { order: order.number, amount: 5, day: today, kind: "bank" as const, entry: "same" };
      return as(admin).call(notePayment, { body: { ...body, entry } });
    };
    const entry = world.idempotencyKey();
    const replies = await Promise.all([note(one), note(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it("is refused for a number that no order has", async () => {
    const body = { order: "00000-00000", amount: 5, day: today, kind: "bank" as const };
    expect((await as(await world.admin()).call(notePayment, { body })).status).toBe(404);
  });
});
