import { describe, expect, it } from "vitest";
import shop from "../../../shop.json" with { type: "json" };
import { blankBuyers, markLate } from "../books/invoices.store.ts";
import { findPaperFault, hashPaper } from "../books/paper-rule.ts";
import { findPaper } from "../books/papers.store.ts";
import { shopDayOf } from "../books/shop-day.ts";
import { paymentTerms } from "../books/shop-settings.ts";
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrders } from "../contract/admin/fulfilment.ts";
import { listInvoices, readBooks, writeCredit, writeInvoices } from "../contract/admin/invoices.ts";
import { searchOrders } from "../contract/admin/orders.ts";
import { listPayments, notePayment } from "../contract/admin/payments.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { readInvoice } from "../contract/invoices.ts";
import { deleteOrder, type Order, readPayment } from "../contract/orders.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const today = shopDayOf(Date.now());

type Seen = Pick<Order, "_id" | "version">;

function seen({ _id, version }: Seen): Seen {
  return { _id, version };
}

async function step(admin: Account, orders: readonly Seen[], handling: "picked" | "sent", invoice = false) {
  const body = { items: orders.map(seen), handling, ...(invoice && { invoice }) };
  return (await as(admin).call(fulfilOrders, { body })).output.items;
}

/** A basket of two pads at 24.90 and a battery at 89 with a deposit of 7.50, 146.30 in all, sent. */
async function sentBasket({ invoice = false, name = "Test Customer" } = {}) {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const partNumber = `P-${aUniqueWord()}`;
  const parts = [
    await world.product({ price: 24.9, minimumQuantity: 2, partNumber }),
    await world.product({ price: 89, deposit: 7.5 }),
  ];
  const body = { ...aBasket(parts, customer), name };
  const { orders } = (await as(customer).call(placeBasket, { body })).output;
  const [pads, battery] = orders as [Order, Order];
  await step(admin, orders, "picked");
  const sent = await step(
    admin,
    orders.map(({ _id }) => ({ _id, version: 2 })),
    "sent",
    invoice,
  );
  const versions = [pads, battery].map(({ _id }) => ({ _id, version: 3 })) as [Seen, Seen];
  return { customer, admin, partNumber, pads, battery, sent, versions };
}

function write(admin: Account, items: readonly (readonly Seen[])[], fields: object = {}, key?: string) {
  const body = { items: items.map((orders) => ({ orders: orders.map(seen) })), isDryRun: false, ...fields };
  return as(admin).call(writeInvoices, { body, ...(key !== undefined && { key }) });
}

/** Of one order. */
async function lateInvoice() {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const order = await world.order(await world.product(), customer, { handling: "picked" } as object);
  const [sent] = await step(admin, [order], "sent", true);
  const number = sent?.invoice ?? "";
  await world.change("invoices", number, { dueDay: "2026-01-02" });
  await markLate("2026-01-03");
  return { customer, admin, order, number };
}

function takeBack(admin: Account, { _id }: Order, version: number, fields: object) {
  const body = { version, pieces: 1, isSellable: true, reason: "Wrong.", ...fields };
  return as(admin).call(returnPieces, { params: { id: _id }, body });
}

async function paperOf(caller: Account, number = "") {
  return (await as(caller).call(readInvoice, { params: { number } })).output;
}

describe("Marking sent with `invoice`", () => {
  it("writes one paper for what of a basket is sent together", async () => {
    const { customer, admin, partNumber, pads, battery, sent } = await sentBasket({ invoice: true });
    const [number] = sent.map(({ invoice }) => invoice);
    expect(sent.map(({ result, invoice }) => [result, invoice])).toEqual(Array(2).fill(["done", number]));
    expect(number).toMatch(/^R2\d{3}-\d{5,}$/);
    const paper = await paperOf(customer, number);
    expect(paper).toMatchObject({
      ...{ number, kind: "invoice", of: null, day: today, reference: pads.number, total: 146.3 },
      buyer: { name: "Test Customer", address: "12 Workshop Road, Millbrook", email: customer.email },
      lines: [
        { orderId: pads._id, partNumber, pieces: 2, price: 24.9, gross: 49.8 },
        { orderId: battery._id, partNumber: null, pieces: 1, price: 89, gross: 89 },
      ],
      deposits: [{ orderId: battery._id, pieces: 1, amount: 7.5, gross: 7.5 }],
      ...{ shipping: { gross: 0 }, supplied: [today], credits: [], paid: 0, due: 146.3, state: "open" },
      payTo: paymentTerms?.to ?? [],
    });
    const shown = (await as(customer).call(readPayment, { params: { id: pads._id } })).output;
    expect([shown.invoice, shown.payment.due]).toEqual([number, 146.3]);
    const events = await world.auditEventsAbout(`${number}`);
    expect(events.map(({ what, who }) => [what, who])).toEqual([["invoice_written", admin.uid]]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("writes a paper for each checkout, and none for what can't be sent", async () => {
    const admin = await world.admin();
    const [one, other, fresh] = (await Promise.all(
      ["picked", "picked", "new"].map(async (handling) =>
        world.order(await world.product(), await world.customer(), { handling } as object),
      ),
    )) as [Order, Order, Order];
    const items = await step(admin, [one, other, fresh], "sent", true);
    expect(items.map(({ result }) => result)).toEqual(["done", "done", "not_next"]);
    expect(new Set(items.map(({ invoice }) => invoice)).size).toBe(3);
    expect(items[2]?.invoice).toBeUndefined();
  });

  it("is refused with another step", async () => {
    const body = { items: [], handling: "picked" as const, invoice: true };
    const { refusal } = await as(await world.admin()).call(fulfilOrders, { body });
    expect(refusal).toMatchObject({ status: 422, fields: { invoice: "Only sent orders can be invoiced." } });
  });
});

describe("POST /api/invoices", () => {
  it("writes a paper once, however often it's asked for", async () => {
    const { admin, versions } = await sentBasket();
    const dry = (await write(admin, [versions], { isDryRun: true })).output.items;
    expect(dry).toEqual([{ orders: versions.map(({ _id }) => _id), result: "done", total: 146.3 }]);
    const key = world.idempotencyKey();
    const first = (await write(admin, [versions], {}, key)).output.items;
    expect(first).toMatchObject([{ result: "done", total: 146.3, number: expect.any(String) }]);
    expect((await write(admin, [versions], {}, key)).output.items).toEqual(first);
    const again = (await write(admin, [versions])).output.items;
    expect(again).toMatchObject([{ result: "invoiced", number: first[0]?.number }]);
  });

  it("writes nothing for an admin who is leaving, nor a credit note", async () => {
    const { admin, pads, versions } = await sentBasket();
    const [item] = (await write(admin, [versions.slice(0, 1)])).output.items;
    const params = { number: item?.number ?? "" };
    await world.beginDeletion(admin);
    const credit = { lines: [{ orderId: pads._id, pieces: 1 }], shipping: false, reason: "Scratched." };
    const replies = [
      await write(admin, [versions.slice(1)]),
      await as(admin).call(writeCredit, { params, body: credit }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    expect((await paperOf(await world.admin(), params.number)).credits).toEqual([]);
  });

  it("bills one part of a basket after the other", async () => {
    const { customer, admin, versions } = await sentBasket();
    const { items } = (
      await write(
        admin,
        versions.map((each) => [each]),
      )
    ).output;
    const papers = await Promise.all(items.map(({ number }) => paperOf(customer, number)));
    expect(papers.map(({ total }) => total)).toEqual([49.8, 96.5]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("puts several checkouts of one buyer on one paper, and payments fill the oldest first", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const product = await world.product({ price: 10 });
    const orders = [];
    for (const createdAt of ["2026-11-20T08:00:00.000Z", "2026-11-21T08:00:00.000Z"])
      orders.push(await world.order(product, customer, { handling: "sent", createdAt }));
    const [{ number } = {}] = (await write(admin, [orders])).output.items;
    expect((await paperOf(customer, number)).total).toBe(20);
    const body = { invoice: number, amount: 15, day: today, kind: "bank" as const };
    await as(admin).call(notePayment, { body });
    const shown = await Promise.all(
      orders.map(({ _id }) => as(customer).call(readPayment, { params: { id: _id } })),
    );
    expect(shown.map(({ output }) => output.payment.state)).toEqual(["paid", "part"]);
    expect(await paperOf(customer, number)).toMatchObject({ paid: 15, due: 5, state: "part" });
    const payments = (await as(admin).call(listPayments, { query: { invoice: number } })).output.items;
    expect(payments.map(({ amount }) => amount).sort()).toEqual([10, 5]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("says why not, the first reason of several", async () => {
    const { customer, admin, versions, pads } = await sentBasket();
    const [first, second] = versions;
    const elsewhere = await world.order(await world.product(), customer, {
      handling: "sent",
      name: "Another",
    });
    const fresh = await world.order(await world.product(), customer);
    const results = async (...orders: Seen[]) => (await write(admin, [orders])).output.items[0]?.result;
    expect(await results({ _id: "nosuchorder", version: 1 }, first)).toBe("gone");
    expect(await results(first, first)).toBe("wrong");
    expect(await results({ ...first, version: 2 }, second)).toBe("changed_meanwhile");
    expect(await results(fresh)).toBe("not_next");
    expect(await results(first, elsewhere)).toBe("wrong");
    expect(await results()).toBe("gone");
    expect((await as(admin).call(readPayment, { params: { id: pads._id } })).output.invoice).toBeNull();
  });

  it("bills what is left after a return, and nothing where nothing is", async () => {
    const { customer, admin, versions } = await sentBasket();
    const [pads, battery] = versions;
    const back = (order: Seen, pieces: number, fields: object = {}) =>
      as(admin).call(returnPieces, {
        params: { id: order._id },
        body: { version: order.version, pieces, isSellable: true, reason: "Wrong.", ...fields },
      });
    expect((await back(pads, 1)).output.credit).toBeNull();
    await back(battery, 1, { isDepositBack: true });
    const { items } = (await write(admin, [[{ ...pads, version: 4 }], [{ ...battery, version: 4 }]])).output;
    expect(items.map(({ result, total }) => [result, total])).toEqual([
      ["done", 24.9],
      ["wrong", undefined],
    ]);
    expect((await paperOf(customer, items[0]?.number)).lines).toMatchObject([{ pieces: 1 }]);
  });

  it("gives numbers without a gap and twice to nobody, when admins write at once", async () => {
    const admins = [await world.admin(), await world.admin(), await world.admin()];
    const product = await world.product({ quantity: 100 });
    const customer = await world.customer();
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => world.order(product, customer, { handling: "sent" })),
    );
    const written = await Promise.all(
      orders.map((order, place) => write(admins[place % 3] as Account, [[order]])),
    );
    const numbers = written.map(({ output }) => output.items[0]?.number ?? "").sort();
    expect(new Set(numbers).size).toBe(12);
    const hashes = new Map<string, string>();
    for (const number of numbers) {
      const paper = await findPaper(number);
      if (!paper) throw new Error(`${number} is missing.`);
      expect(hashPaper(paper)).toBe(paper.hash);
      hashes.set(paper.hash, paper.previous ?? "");
    }
    const ownLinks = [...hashes.values()].filter((previous) => hashes.has(previous));
    expect(ownLinks.length).toBeGreaterThan(0);
  });
});

describe("A return of an invoiced order", () => {
  it("writes its credit note in the same commit, and no piece is credited twice", async () => {
    const { customer, admin, pads, battery, sent } = await sentBasket({ invoice: true });
    const number = sent[0]?.invoice ?? "";
    const credit = { lines: [{ orderId: pads._id, pieces: 1 }], shipping: false, reason: "Scratched." };
    const noted = await as(admin).call(writeCredit, { params: { number }, body: credit });
    expect(noted.status).toBe(201);
    expect(noted.output).toMatchObject({
      ...{ kind: "credit", of: number, total: -24.9, reason: "Scratched.", due: 0, state: "paid" },
      lines: [{ orderId: pads._id, pieces: 1, gross: -24.9 }],
    });
    const back = (order: Order, version: number, fields: object = {}) =>
      as(admin).call(returnPieces, {
        params: { id: order._id },
        body: { version, pieces: 1, isSellable: true, reason: "Wrong.", ...fields },
      });
    expect((await back(pads, 3)).output.credit).toBeNull();
    const second = (await back(pads, 4)).output;
    expect(second.credit).toMatch(/^G/);
    expect(second.returns?.map((each) => each.credit)).toEqual([undefined, second.credit]);
    const withoutDeposit = (await back(battery, 3)).output;
    const paper = await paperOf(customer, number);
    expect(paper.credits).toEqual([noted.output.number, second.credit, withoutDeposit.credit]);
    expect(paper).toMatchObject({ total: 146.3, paid: 0, due: 7.5, state: "open" });
    const deposit = {
      lines: [],
      deposits: [{ orderId: battery._id, pieces: 1 }],
      shipping: false,
      reason: "Came later.",
    };
    const last = await as(admin).call(writeCredit, { params: { number }, body: deposit });
    expect(last.output).toMatchObject({ total: -7.5, deposits: [{ gross: -7.5 }] });
    expect((await paperOf(customer, number)).due).toBe(0);
    const found = await as(admin).call(listInvoices, { query: { q: battery.number } });
    expect(found.output.items.map((each) => each.number)).toContain(last.output.number);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("leaves nothing but the sending once the last piece of a basket is back", async () => {
    const { customer, admin, pads, battery, sent } = await sentBasket({ invoice: true });
    const number = sent[0]?.invoice ?? "";
    const back = (order: Order, pieces: number) => {
      const [params, isDepositBack] = [{ id: order._id }, order === battery];
      const body = { version: 3, pieces, isSellable: true, reason: "Wrong.", isDepositBack };
      return as(admin).call(returnPieces, { params, body });
    };
    expect((await back(battery, 1)).output.credit).toMatch(/^G/);
    expect((await back(pads, 2)).output.credit).toMatch(/^G/);
    const sending = shop.shipping.rate;
    expect(await paperOf(customer, number)).toMatchObject({ due: sending });
    expect((await back(pads, 1)).status).toBe(409);
    const { payment } = (await as(customer).call(readPayment, { params: { id: pads._id } })).output;
    expect([payment.total, payment.due]).toEqual([sending, sending]);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it.each([
    ["more pieces than the invoice has", { lines: 3 }, "lines.0.pieces"],
    ["nothing", { lines: 0 }, "lines"],
  ])("is refused for %s", async (_, { lines }, field) => {
    const { admin, pads, sent } = await sentBasket({ invoice: true });
    const credited = lines > 0 ? [{ orderId: pads._id, pieces: lines }] : [];
    const body = { lines: credited, shipping: false, reason: "Scratched." };
    const { refusal } = await as(admin).call(writeCredit, {
      params: { number: sent[0]?.invoice ?? "" },
      body,
    });
    expect(refusal).toMatchObject({ status: 422, code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("bills the sending of a basket with its first paper, and credits it once", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const [product, basketId] = [await world.product({ price: 10 }), aUniqueWord()];
    const sent = { handling: "sent", basketId } as const;
    const first = await world.order(product, customer, { ...sent, shipping: 6.9 });
    const second = await world.order(product, customer, sent);
    const { items } = (await write(admin, [[first], [second]])).output;
    expect(items.map(({ total }) => total)).toEqual([16.9, 10]);
    const creditSending = (number = "") => {
      const body = { lines: [], shipping: true, reason: "Late." };
      return as(admin).call(writeCredit, { params: { number }, body });
    };
    const [number, other] = items.map((item) => item.number);
    expect((await creditSending(number)).output.total).toBe(-6.9);
    const refused = [await creditSending(number), await creditSending(other)].map(({ refusal }) => refusal);
    expect(refused.map(({ status, fields }) => [status, fields?.shipping])).toEqual([
      [422, "Sending was already credited."],
      [422, "This invoice has no sending."],
    ]);
    const { payment } = (await as(customer).call(readPayment, { params: { id: second._id } })).output;
    expect(payment.total).toBe(20);
    expect(await world.checkoutFaults()).toEqual([]);
  });
});

describe("An order with a paper", () => {
  it("has its buyer's name as they wrote it, whatever it is", async () => {
    const name = `<script>alert("1")</script> ]]> \u202eنص ${"x".repeat(40)}`;
    const { customer, sent } = await sentBasket({ invoice: true, name });
    const number = sent[0]?.invoice ?? "";
    const { buyer } = await paperOf(customer, number);
    expect(buyer?.name).toBe(name.replace("\u202e", ""));
    const paper = await findPaper(number);
    expect(paper && findPaperFault(paper, paper.previous)).toBeUndefined();
  });

  it("can't be deleted, by nobody", async () => {
    const { customer, admin, pads } = await sentBasket({ invoice: true });
    for (const caller of [customer, admin]) {
      const { refusal } = await as(caller).call(deleteOrder, { params: { id: pads._id } });
      expect(refusal).toMatchObject({ status: 409, code: "order_invoiced" });
    }
  });

  it("keeps it when its account leaves, and names its buyer until the years are over", async () => {
    const { customer, admin, sent } = await sentBasket({ invoice: true });
    const number = sent[0]?.invoice ?? "";
    await as(customer).call(deleteAccount, {});
    expect((await paperOf(admin, number)).buyer).toMatchObject({
      name: "Test Customer",
      email: customer.email,
    });
    expect((await world.stored("invoices", number))?.ownerUid).toBeNull();
    await blankBuyers("2036-12-31");
    expect((await paperOf(admin, number)).buyer).not.toBeNull();
    const before = await findPaper(number);

    await world.change("papers", number, { keptUntil: "2026-01-01" });
    await blankBuyers("2026-01-01");
    const after = await findPaper(number);
    expect([after?.buyer, after && hashPaper(after)]).toEqual([null, before?.hash]);
  });

  it("is told to its customer and admins alone", async () => {
    const { sent } = await sentBasket({ invoice: true });
    const params = { number: sent[0]?.invoice ?? "" };
    expect((await as(await world.customer()).call(readInvoice, { params })).status).toBe(404);
    expect(
      (await as(await world.admin()).call(readInvoice, { params: { number: "R2001-00001" } })).status,
    ).toBe(404);
  });
});

describe("The list of papers", () => {
  it("is found by number, order and buyer, by kind and state, with sums", async () => {
    const name = `${aUniqueWord()} Smith`;
    const { admin, pads, sent } = await sentBasket({ invoice: true, name });
    const number = sent[0]?.invoice ?? "";
    const credit = { lines: [{ orderId: pads._id, pieces: 1 }], shipping: false, reason: "Scratched." };
    const credited = (await as(admin).call(writeCredit, { params: { number }, body: credit })).output.number;
    const find = async (query: object) => (await as(admin).call(listInvoices, { query })).output;
    const numbers = async (query: object) => (await find(query)).items.map((item) => item.number);
    expect(await numbers({ q: name })).toEqual([credited, number]);
    expect(await numbers({ q: name.slice(0, 6), sort: "oldest" })).toEqual([number, credited]);
    expect(await numbers({ q: number, kind: "invoice" })).toEqual([number]);
    expect(await numbers({ q: pads.number, kind: "credit" })).toEqual([credited]);
    expect(await numbers({ q: name, state: "open" })).toEqual([number]);
    expect(await numbers({ q: name, state: "late" })).toEqual([]);
    expect(await numbers({ q: name, from: today, to: today, sort: "total" })).toEqual([credited, number]);
    expect(await numbers({ q: name, to: "2026-01-01" })).toEqual([]);
    const { total, sum, items } = await find({ q: name });
    expect([total, sum.gross, sum.due]).toEqual([2, 121.4, 121.4]);
    expect(items[1]).toEqual({
      ...{
        number,
        kind: "invoice",
        of: null,
        day: today,
        buyer: name,
        total: 146.3,
        due: 121.4,
        state: "open",
      },
      dueDay: expect.stringMatching(/^2/),
    });
  });

  it("marks what is late until it's paid, its orders too", async () => {
    const { admin, pads, battery, sent } = await sentBasket({ invoice: true });
    const number = sent[0]?.invoice ?? "";
    const lateOnes = async () => {
      const query = { q: pads.number, due: "late" as never };
      const orders = (await as(admin).call(searchOrders, { query })).output.items;
      const found = await as(admin).call(listInvoices, { query: { q: number, state: "late" as never } });
      return [orders.length, found.output.items.length];
    };
    expect(await lateOnes()).toEqual([0, 0]);
    await world.change("invoices", number, { dueDay: "2026-01-02" });
    await markLate("2026-01-02");
    expect(await lateOnes()).toEqual([0, 0]);
    await markLate("2026-01-03");
    expect(await lateOnes()).toEqual([1, 1]);
    const body = { order: battery._id, amount: 146.3, day: today, kind: "bank" as const };
    await as(admin).call(notePayment, { body });
    expect(await lateOnes()).toEqual([0, 0]);
  });

  it("isn't late any more once all of it came back", async () => {
    const { admin, order, number } = await lateInvoice();
    const back = await takeBack(admin, order, 2, { pieces: order.MinimumOrder });
    expect(back.status).toBe(200);
    const found = await as(admin).call(listInvoices, { query: { q: number } });
    const settled = expect.objectContaining({ number, state: "paid", due: 0 });
    expect(found.output.items).toContainEqual(settled);
    const query = { q: order.number, due: "late" as never };
    expect((await as(admin).call(searchOrders, { query })).output.items).toEqual([]);
    expect(await world.stored("orders", order._id)).not.toHaveProperty("isLate");
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("finds sent orders that have no invoice, but none of which nothing is left to bill", async () => {
    const { admin, pads, battery, versions } = await sentBasket();
    const without = async ({ number }: Order) => {
      const query = { q: number, invoice: "none" as const };
      return (await as(admin).call(searchOrders, { query })).output.items.length;
    };
    expect([await without(pads), await without(battery)]).toEqual([1, 1]);
    await takeBack(admin, battery, 3, { pieces: 1 });
    expect(await without(battery)).toBe(1);
    await write(admin, [versions.slice(0, 1)]);
    await takeBack(admin, pads, 3, { pieces: 2 });
    expect(await without(pads)).toBe(0);
    const other = await sentBasket();
    await takeBack(other.admin, other.pads, 3, { pieces: 1 });
    expect(await without(other.pads)).toBe(1);
    await takeBack(other.admin, other.pads, 4, { pieces: 1 });
    expect(await without(other.pads)).toBe(0);
    const { output } = await as(other.customer).call(readPayment, { params: { id: other.pads._id } });
    expect(output.invoice).toBeNull();
    expect(await world.checkoutFaults()).toEqual([]);
  });
});

describe("GET /api/books", () => {
  it("has each paper once, by rate, oldest first, in pages", async () => {
    const { admin, pads, sent } = await sentBasket({ invoice: true });
    const number = sent[0]?.invoice ?? "";
    const credit = { lines: [{ orderId: pads._id, pieces: 1 }], shipping: false, reason: "Scratched." };
    const credited = (await as(admin).call(writeCredit, { params: { number }, body: credit })).output.number;
    const rows = [];
    let after: string | undefined;
    do {
      const { items, next } = (
        await as(admin).call(readBooks, { query: { from: today, limit: 2, ...(after && { after }) } })
      ).output;
      rows.push(...items);
      after = next ?? undefined;
    } while (after);
    const own = rows.filter((row) => [number, credited].includes(row.number));
    expect(own.map(({ kind, of, gross }) => [kind, of, gross])).toEqual([
      ["credit", number, -24.9],
      ["invoice", null, 146.3],
    ]);
  });
});
