import { beforeAll, describe, expect, it, vi } from "vitest";
import { findCheckoutFaults } from "../../books/checkouts-check.store.ts";
import { bookInvoice, findInvoiceFaults } from "../../books/invoices-check.store.ts";
import { hashPaper } from "../../books/paper-rule.ts";
import { findPaper } from "../../books/papers.store.ts";
import { findPaperFaults } from "../../books/papers-check.store.ts";
import { writeCredit, writeInvoices } from "../../contract/admin/invoices.ts";
import { notePayment } from "../../contract/admin/payments.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { checkouts, invoices, orders, papers, payments } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { as } from "../../testing/api.ts";
import { startServer } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { damageCases, whileDamaged } from "./damage-cases.ts";

// Papers that other tests clear away leave gaps, so these are in a project of their own.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-paper-damage";
});

const world = new World();
let numbers: string[] = [];
let order = "";

const paperFaults = () => Array.fromAsync(findPaperFaults(), ({ paper, fault }) => `${paper} ${fault}`);
const ledgerFaults = () => Array.fromAsync(findCheckoutFaults());
const invoiceFaults = () => Array.fromAsync(findInvoiceFaults());

beforeAll(async () => {
  const server = await startServer();
  try {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const [product, sent] = [await world.product(), { handling: "sent", MinimumOrder: 3 } as const];
    const placed = [1, 2, 3].map(() => world.order(product, customer, sent));
    const ids = (await Promise.all(placed)).map(({ _id }) => _id);
    const items = ids.map((_id) => ({ orders: [{ _id, version: 1 }] }));
    const call = as(admin, server.site);
    const written = await call.call(writeInvoices, { body: { items, isDryRun: false } });
    const [first = "", ...others] = written.output.items.map(({ number = "" }) => number);
    order = ids[0] ?? "";
    const credit = { lines: [{ orderId: order, pieces: 1 }], shipping: false, reason: "Scratched." };
    const { number } = (await call.call(writeCredit, { params: { number: first }, body: credit })).output;
    await call.call(notePayment, { body: { order, amount: 5, day: "2026-11-20", kind: "bank" } });
    numbers = [first, ...others, number];
  } finally {
    await server.kill();
  }
});

/** Takes a document away, or writes other fields, looks, and puts it back. */
async function whileChanged<Result>(
  path: string,
  fields: object | undefined,
  look: () => Promise<Result>,
): Promise<Result> {
  const document = db.doc(path);
  const before = (await document.get()).data() ?? {};
  await (fields ? document.update({ ...fields }) : document.delete());
  return look().finally(() => document.set(before));
}

describe("A full check", () => {
  it("finds nothing wrong with what was written", async () => {
    expect([await paperFaults(), await ledgerFaults(), await invoiceFaults()]).toEqual([[], [], []]);
  });

  it("finds each paper that is damaged in any field, of an invoice or a credit note", async () => {
    const missed: string[] = [];
    for (const number of [numbers[1] ?? "", numbers.at(-1) ?? ""]) {
      for (const damage of await damageCases("papers", number)) {
        // The day on which it's blanked is no part of what was written.
        if (damage.field === "keptUntil") continue;
        await whileDamaged("papers", number, damage, async () => {
          const isFound = (await paperFaults()).some((fault) => fault.startsWith(number));
          if (!isFound) missed.push(`${number} ${damage.field} ${damage.kind}`);
        });
      }
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ["a day", { day: "2026-11-01" }],
    ["the seller", { "seller.name": "Others" }],
    ["a total", { "total.cents": 1 }],
    ["the buyer's name", { "buyer.name": "Somebody" }],
    ["the way to pay", { payTo: [{ name: "Account number", value: "1" }] }],
    ["the rate", { taxes: [{ percent: 7, net: 1, vat: 0, gross: 1 }] }],
  ])("finds a paper in which %s is another", async (_name, fields) => {
    const [, number = ""] = numbers;
    const faults = await whileChanged(`papers/${number}`, fields, paperFaults);
    expect(faults.join()).toContain(number);
  });

  it("finds a paper that was forged with its hash, by the one that follows or by its series", async () => {
    for (const number of numbers) {
      const paper = await findPaper(number);
      if (!paper) throw new Error(`${number} is not there.`);
      const forged = { ...paper, reference: "00000-00000" };
      const fields = { reference: forged.reference, hash: hashPaper(forged) };
      expect(await whileChanged(`papers/${number}`, fields, paperFaults)).toHaveLength(1);
    }
  });

  it("finds a paper that is gone, and one that its series doesn't know", async () => {
    const [, number = "", last = ""] = numbers;
    const gone = await whileChanged(`papers/${number}`, undefined, paperFaults);
    expect(gone.join()).toContain(`${number} is missing`);
    const paper = await papers.doc(last).get();
    const next = papers.doc(`${last.slice(0, 6)}${String(Number(last.slice(6)) + 1).padStart(5, "0")}`);
    await next.set({ ...(paper.data() as NonNullable<ReturnType<typeof paper.data>>), _id: next.id });
    const more = await paperFaults().finally(() => next.delete());
    expect(more).toEqual([`${next.id} isn't in its series`]);
  });

  it("finds an invoice whose sums in the list are others, and puts them right", async () => {
    const [number = ""] = numbers;
    const written = async () => (await invoices.doc(number).get()).data();
    const before = await written();
    for (const fields of [
      { "paid.cents": 1 },
      { "credited.cents": 1 },
      { "due.cents": 1 },
      { state: "paid" },
    ]) {
      await invoices.doc(number).update(fields);
      expect(await invoiceFaults(), JSON.stringify(fields)).toEqual([number]);
      await bookInvoice(number);
      expect([await invoiceFaults(), await written()]).toEqual([[], before]);
    }
  });

  it("finds a ledger, an order and a payment that say another sum, and an order that is billed twice", async () => {
    const paid = (await payments.where("checkoutId", "==", order).get()).docs[0]?.id ?? "";
    const changes: [path: string, fields: object | undefined][] = [
      [`${checkouts.path}/${order}`, { "payment.paid.cents": 501 }],
      [`${checkouts.path}/${order}`, { "payment.total.cents": 1 }],
      [`${checkouts.path}/${order}`, { "payment.state": "paid" }],
      [`${checkouts.path}/${order}`, { payment: "odd" }],
      [
        `${checkouts.path}/${order}`,
        { invoices: numbers.slice(0, 2).map((number) => ({ number, total: moneyOf(1) })) },
      ],
      [`${orders.path}/${order}`, { "payment.paid.cents": 499 }],
      [`${payments.path}/${paid}`, { "amount.cents": 501 }],
      [`${payments.path}/${paid}`, undefined],
    ];
    for (const [path, fields] of changes)
      expect(await whileChanged(path, fields, ledgerFaults), JSON.stringify([path, fields])).toEqual([order]);
    expect([await paperFaults(), await ledgerFaults()]).toEqual([[], []]);
  });
});
