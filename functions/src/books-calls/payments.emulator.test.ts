import { describe, expect, it } from "vitest";
import { shopDayOf } from "../books/shop-day.ts";
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { writeInvoices } from "../contract/admin/invoices.ts";
import { searchOrders } from "../contract/admin/orders.ts";
import { listPayments, type NotePayment, notePayment } from "../contract/admin/payments.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { undoDeletion } from "../contract/undo.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket, anOrder } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const today = shopDayOf(Date.now());

/** Two orders of one basket, 49.80 and a battery of 89 with a deposit of 7.50. */
async function basket() {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const [pads, battery] = [
    await world.product({ price: 24.9, minimumQuantity: 2 }),
    await world.product({ price: 89, deposit: 7.5 }),
  ];
  const body = aBasket([pads, battery], customer);
  const { orders } = (await as(customer).call(placeBasket, { body })).output;
  const [first, second] = orders as [(typeof orders)[0], (typeof orders)[0]];
  return { customer, admin, first, second };
}

async function single() {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const body = anOrder(await world.product({ price: 24.9 }), customer);
  return { customer, admin, order: (await as(customer).call(placeOrder, { body })).output };
}

function note(
  admin: Account,
  order: string,
  amount: number,
  fields: Partial<NotePayment> = {},
  key?: string,
) {
  const body = { order, amount, day: today, kind: "bank" as const, ...fields };
  return as(admin).call(notePayment, { body, ...(key !== undefined && { key }) });
}

async function paymentsShownTo(customer: Account) {
  return (await as(customer).call(listOrders, {})).output.map(({ payment }) => payment);
}

function payment(reference: string, total: number, paid: number, state: string) {
  return { reference, total, paid, due: Math.round((total - paid) * 100) / 100, state };
}

describe("What a checkout costs and what came", () => {
  it("is told with the order as it's placed, and on every answer that has it", async () => {
    const { customer, admin, order } = await single();
    const due = payment(order.number, 24.9, 0, "open");
    expect(order.payment).toEqual(due);
    const params = { id: order._id };
    expect((await as(customer).call(readPayment, { params })).output.payment).toEqual(due);
    expect(await paymentsShownTo(customer)).toEqual([due]);
    const found = await as(admin).call(searchOrders, { query: { q: order.number } });
    expect(found.output.items.map((each) => each.payment)).toEqual([due]);
  });

  it("is the same on all orders of a basket, through payments, a deletion and its undoing", async () => {
    const { customer, admin, first, second } = await basket();
    const total = 146.3;
    expect(await paymentsShownTo(customer)).toEqual(Array(2).fill(payment(first.number, total, 0, "open")));

    expect((await note(admin, second._id, 100)).output.payment).toEqual(
      payment(first.number, total, 100, "part"),
    );
    expect(await paymentsShownTo(customer)).toEqual(Array(2).fill(payment(first.number, total, 100, "part")));

    await as(customer).call(deleteOrder, { params: { id: first._id } });
    expect(await paymentsShownTo(customer)).toEqual([payment(first.number, 96.5, 100, "over")]);

    await as(customer).call(undoDeletion, { params: { id: first._id } });
    expect(await paymentsShownTo(customer)).toEqual(Array(2).fill(payment(first.number, total, 100, "part")));
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("is paid again where an order of it was deleted after all was paid, and comes back", async () => {
    const { customer, admin, first, second } = await basket();
    await note(admin, first._id, 146.3);
    for (const { _id } of [first, second]) await as(customer).call(deleteOrder, { params: { id: _id } });
    expect(await world.checkoutFaults()).toEqual([]);
    for (const { _id } of [second, first]) await as(customer).call(undoDeletion, { params: { id: _id } });
    const paid = payment(first.number, 146.3, 146.3, "paid");
    expect(await paymentsShownTo(customer)).toEqual([paid, paid]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("is less by what came back, with the deposit where it's given back", async () => {
    const { admin, customer, first, second } = await basket();
    const params = { id: second._id };
    for (const [place, handling] of (["picked", "sent"] as const).entries())
      await as(admin).call(fulfilOrder, { params, body: { handling, version: place + 1 } });
    const back = { version: 3, pieces: 1, isSellable: true, reason: "Too big.", isDepositBack: true };
    const returned = await as(admin).call(returnPieces, { params, body: back });
    expect(returned.output.payment).toEqual(payment(first.number, 49.8, 0, "open"));
    expect(await paymentsShownTo(customer)).toEqual(Array(2).fill(payment(first.number, 49.8, 0, "open")));
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("is opened for orders of an earlier release when one of them changes, and by a full count", async () => {
    const { customer, admin, first, second } = await basket();
    for (const { _id } of [first, second]) await world.removeField("orders", _id, "payment");
    await world.remove("checkouts", `${first.basketId}`);
    expect(await world.checkoutFaults()).toEqual([first.basketId]);
    await note(admin, first._id, 146.3);
    // Nobody knows which was the first any more.
    const paid = payment(expect.any(String), 146.3, 146.3, "paid");
    expect(await paymentsShownTo(customer)).toEqual([paid, paid]);
    expect(await world.checkoutFaults()).toEqual([]);

    await world.remove("checkouts", `${first.basketId}`);
    await world.removeField("orders", second._id, "payment");
    await world.bookCheckouts();
    expect(await paymentsShownTo(customer)).toEqual([paid, paid]);
  });
});

describe("POST /api/payments", () => {
  it("writes it down once for a key, and names it in the audit log by the order", async () => {
    const { admin, order } = await single();
    const key = world.idempotencyKey();
    const fields = { reference: "  K7QM2 thank you " };
    const noted = await note(admin, order._id, 24.9, fields, key);
    expect(noted.status).toBe(201);
    expect(noted.output.payment).toEqual(payment(order.number, 24.9, 24.9, "paid"));
    expect((await note(admin, order._id, 24.9, fields, key)).output).toEqual(noted.output);
    expect((await note(admin, order._id, 24, fields, key)).refusal.code).toBe("idempotency_key_reused");

    const { items } = (await as(admin).call(listPayments, { query: { order: order._id } })).output;
    expect(items).toEqual([
      {
        ...{ _id: noted.output._id, reference: order.number, amount: 24.9, day: today, kind: "bank" },
        ...{ note: "K7QM2 thank you", who: admin.uid, email: admin.email, at: expect.any(String) },
      },
    ]);
    const events = (await world.auditEventsAbout(order._id)).map(({ what, number }) => [what, number]);
    expect(events).toEqual([["payment_noted", order.number]]);
  });

  it("takes a wrong one back by its opposite, and more than is due", async () => {
    const { admin, order } = await single();
    const after = async (amount: number) => (await note(admin, order._id, amount)).output.payment;
    expect(await after(249)).toEqual(payment(order.number, 24.9, 249, "over"));
    expect(await after(-249)).toEqual(payment(order.number, 24.9, 0, "open"));
    expect(await after(20.01)).toEqual(payment(order.number, 24.9, 20.01, "part"));
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("pays back what was paid for an order that was deleted", async () => {
    const { customer, admin, order } = await single();
    await note(admin, order._id, 24.9);
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    expect((await note(admin, order._id, -24.9)).output.payment).toEqual(payment(order.number, 0, 0, "paid"));
    await as(customer).call(undoDeletion, { params: { id: order._id } });
    expect(await paymentsShownTo(customer)).toEqual([payment(order.number, 24.9, 0, "open")]);
  });

  it.each([
    ["a day to come", "2999-01-01", "The day is in the future."],
    ["a day of long ago", "2011-01-01", "The day is more than 10 years ago."],
  ])("refuses %s", async (_, day, message) => {
    const { admin, order } = await single();
    const { refusal } = await note(admin, order._id, 1, { day });
    expect(refusal).toMatchObject({ status: 422, code: "invalid", fields: { day: message } });
  });

  it("writes nothing down for an admin who is leaving", async () => {
    const { customer, admin, order } = await single();
    await world.beginDeletion(admin);
    expect((await note(admin, order._id, 24.9)).refusal).toMatchObject({ status: 401 });
    expect(await paymentsShownTo(customer)).toEqual([payment(order.number, 24.9, 0, "open")]);
  });

  it("knows no order that is not there", async () => {
    const { refusal } = await note(await world.admin(), "nosuchorder", 1);
    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("adds up what two admins write down at once", async () => {
    const { admin, order } = await single();
    const others = await Promise.all(Array.from({ length: 4 }, () => note(admin, order._id, 5)));
    expect(others.map(({ status }) => status)).toEqual(Array(4).fill(201));
    const [due] = (await as(admin).call(searchOrders, { query: { q: order.number } })).output.items;
    expect(due?.payment).toEqual(payment(order.number, 24.9, 20, "part"));
    expect(await world.checkoutFaults()).toEqual([]);
  });
});

describe("GET /api/payments", () => {
  it("lists those of a checkout by any of its orders, the latest day first, by days and pages", async () => {
    const { admin, first, second } = await basket();
    for (const [amount, day] of [
      [1, "2026-11-01"],
      [2, "2026-11-03"],
      [3, "2026-11-02"],
    ] as const)
      await note(admin, first._id, amount, { day });
    const list = async (query: object) => {
      const { items, next } = (await as(admin).call(listPayments, { query: { order: second._id, ...query } }))
        .output;
      return { amounts: items.map(({ amount }) => amount), next };
    };
    expect((await list({})).amounts).toEqual([2, 3, 1]);
    expect((await list({ from: "2026-11-02", to: "2026-11-02" })).amounts).toEqual([3]);
    const { amounts, next } = await list({ limit: 2 });
    expect([amounts, (await list({ limit: 2, after: `${next}` })).amounts]).toEqual([[2, 3], [1]]);
  });

  it("lists those of an invoice, however many checkouts it has", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const product = await world.product({ price: 1, quantity: 100, minimumQuantity: 1 });
    const orders = await Promise.all(
      Array.from({ length: 31 }, () => world.order(product, customer, { handling: "sent" })),
    );
    const body = { items: [{ orders: orders.map(({ _id }) => ({ _id, version: 1 })) }], isDryRun: false };
    const [item] = (await as(admin).call(writeInvoices, { body })).output.items;
    const invoice = item?.number ?? "";
    await as(admin).call(notePayment, { body: { invoice, amount: 31, day: "2026-11-01", kind: "bank" } });
    const pages = await pagesOf(async (page) => {
      return (await as(admin).call(listPayments, { query: { invoice, limit: 20, ...page } })).output;
    });
    expect(pages.map(({ length }) => length)).toEqual([20, 11]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(31);
  });

  it("names nobody who has deleted their account", async () => {
    const { admin, order } = await single();
    await note(admin, order._id, 1);
    const other = await world.admin();
    await as(admin).call(deleteAccount, {});
    const { items } = (await as(other).call(listPayments, { query: { order: order._id } })).output;
    expect(items.map(({ who, email }) => [who === admin.uid, email])).toEqual([[false, undefined]]);
  });
});
