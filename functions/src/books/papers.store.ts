import { randomUUID } from "node:crypto";
import shop from "../../../shop.json" with { type: "json" };
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { moneyOf, NOTHING } from "../contract/values/money.ts";
import { paymentCode } from "../contract/values/payment-code.ts";
import { rateOf } from "../contract/values/tax.ts";
import type { Actor } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import {
  invoices,
  papers,
  type StoredInvoice,
  type StoredOrder,
  type StoredSeries,
  series,
} from "../firestore/collections.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import { readable } from "../firestore/readable.ts";
import { type Checkout, checkoutIdOf, withInvoice } from "./checkout-rule.ts";
import { entryOf, openEntry, settle } from "./invoice-rule.ts";
import { findInvoice, updateEntry } from "./invoices.store.ts";
import {
  type Billed,
  billOrder,
  creditOf,
  grossByRate,
  negated,
  numberOf,
  numberPaper,
  type Paper,
  seriesOf,
  taxesOf,
  taxesOfCredit,
  together,
  totalOf,
  type UnnumberedPaper,
} from "./paper-rule.ts";
import { dayAfter, shopDayOf } from "./shop-day.ts";
import { books, paymentTerms, tax, taxNote } from "./shop-settings.ts";

export interface LockedSeries {
  readonly name: string;
  readonly before: StoredSeries | undefined;
  readonly today: string;
}

/** Writes papers one act after the other: competing transactions would wait for the series of each other. */
export function inPaperQueue<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const deadline = transactionDeadline();
  return inQueue("papers", () => inTransaction(work, deadline));
}

/** Whoever writes papers holds their series until the commit, so that no number is given twice or left out. Reads, so it comes before all writes. */
export async function lockSeries(tx: Transaction, kind: Paper["kind"]): Promise<LockedSeries> {
  const today = shopDayOf(Date.now());
  const name = seriesOf(kind === "invoice" ? books.invoices : books.credits, today);
  return { name, before: readable(await tx.get(series.doc(name))), today };
}

/** The number of the next paper that is written in this series. */
export function nextNumberOf({ name, before }: LockedSeries): string {
  return numberOf(name, (before?.last ?? 0) + 1);
}

function dueDayOf(day: string): string | null {
  return paymentTerms ? dayAfter(day, paymentTerms.days) : null;
}

const calendar = { dueDayOf, keepYears: books.keepYears };

function seller(): Record<string, string> {
  const { name, street, town, country, email, phone, taxNumber } = shop;
  const vatNumber = tax ? { vatNumber: tax.number } : {};
  return { name, street, town, country, email, phone, taxNumber, ...vatNumber };
}

function sentDayOf({ history = [] }: Pick<StoredOrder, "history">): string {
  const sent = history.find(({ handling }) => handling === "sent");
  return shopDayOf(sent?.at ?? Date.now());
}

/** Of a checkout's orders what is still to be billed. Its first invoice has the sending. */
function billOf(orders: readonly StoredOrder[], checkout: Checkout): Billed {
  const billed = orders.flatMap((order) => {
    const line = checkout.lines.find(({ orderId }) => orderId === order._id);
    return line ? [billOrder(order, line, rateOf(tax, sentDayOf(order)) ?? null)] : [];
  });
  const isFirst = checkout.invoices.length === 0 && !checkout.creditedShipping;
  return {
    lines: billed.map(({ line }) => line).filter(({ pieces }) => pieces > 0),
    deposits: billed.map(({ deposit }) => deposit).filter(({ gross }) => gross.cents > 0),
    shipping: { gross: isFirst ? checkout.shipping : NOTHING, percent: billed[0]?.line.percent ?? null },
  };
}

interface CheckoutBill {
  readonly checkout: Checkout;
  readonly billed: Billed;
}

function billsOf(orders: readonly StoredOrder[], present: ReadonlyMap<string, Checkout>): CheckoutBill[] {
  return [...Map.groupBy(orders, checkoutIdOf)].flatMap(([id, theirs]) => {
    const checkout = present.get(id);
    return checkout ? [{ checkout, billed: billOf(theirs, checkout) }] : [];
  });
}

/** Tells people why one invoice of these orders can't be written. */
export function findFault(
  orders: readonly StoredOrder[],
  present: ReadonlyMap<string, Checkout>,
): string | undefined {
  const [buyers, bills] = [new Set(orders.map(buyerOf)), billsOf(orders, present)];
  if (buyers.size > 1)
    return "These orders belong to different buyers: account, name and address must match.";
  if (!bills.some(({ billed }) => billed.lines.length + billed.deposits.length > 0))
    return "Everything came back or was credited, so nothing is left to bill.";
  const unrated = orders.find((order) => tax !== null && rateOf(tax, sentDayOf(order)) === undefined);
  return unrated && `shop.json has no rate of VAT for ${sentDayOf(unrated)}.`;
}

function buyerOf({ ownerUid, accountHash, name, address }: StoredOrder): string {
  return JSON.stringify([ownerUid ?? accountHash, name, address]);
}

function draftInvoice(orders: readonly StoredOrder[], bills: readonly CheckoutBill[]): UnnumberedPaper {
  const billed = together(bills.map((each) => each.billed));
  const { name = "", address = "", email = "", number = "" } = orders[0] ?? {};
  const reference = bills[0]?.checkout.payment.reference ?? number;
  const total = totalOf(billed);
  const payCode = paymentTerms ? paymentCode(paymentTerms, total.cents, reference) : undefined;
  return {
    ...{ kind: "invoice", of: null, reason: null, reference, seller: seller() },
    buyer: { name, address, email, salt: randomUUID() },
    ...billed,
    ...{ taxes: taxesOf(billed), total },
    supplied: [...new Set(orders.map(sentDayOf))].sort(),
    payTo: [...(paymentTerms?.to ?? [])],
    ...(payCode !== undefined && { payCode }),
    taxNote: tax ? null : (taxNote ?? null),
  };
}

export interface WrittenInvoice {
  readonly paper: Paper;
  readonly orderIds: readonly string[];
}

/**
 * Belongs into the commit that writes the ledgers: each of `wanted`, orders of one buyer, becomes an invoice. The checkouts in
 * `present` are replaced by those that have it.
 */
export function writeInvoices(
  tx: Transaction,
  actor: Actor,
  { name, before, today }: LockedSeries,
  wanted: readonly (readonly StoredOrder[])[],
  present: Map<string, Checkout>,
): WrittenInvoice[] {
  let last = before;
  const written = wanted.map((orders) => {
    const bills = billsOf(orders, present);
    const { paper, after } = numberPaper(draftInvoice(orders, bills), name, last, { ...calendar, today });
    last = { _id: name, ...after };
    const orderIds = orders.map(({ _id }) => _id);
    const invoiced = bills.map(({ checkout, billed }) => {
      return withInvoice(checkout, { number: paper._id, total: totalOf(billed), orderIds });
    });
    for (const checkout of invoiced) present.set(checkout._id, checkout);
    createPaper(tx, actor, paper, openEntry(paper, orders, invoiced));
    return { paper, orderIds };
  });
  if (last && written.length > 0) tx.set(series.doc(name), last);
  return written;
}

function createPaper(tx: Transaction, actor: Actor, paper: Paper, entry: StoredInvoice): void {
  tx.create(papers.doc(paper._id), paper);
  tx.create(invoices.doc(paper._id), entry);
  recordAuditEvent(tx, actor, `${paper.kind}_written`, paper._id, paper.reason ?? undefined);
}

export async function findPaper(number: string): Promise<Paper | undefined> {
  return readable(await papers.doc(number).get());
}

export interface CreditedPieces {
  readonly orderId: string;
  readonly pieces: number;
  readonly deposits: number;
}

export interface Creditable {
  readonly invoice: Found<StoredInvoice>;
  readonly paper: Paper;
}

interface Credit {
  readonly credited: readonly CreditedPieces[];
  readonly isShipping: boolean;
  readonly reason: string;
}

/** The sums that were credited of an invoice up to now, by its rates. */
function creditedBefore({ invoice: { data }, paper }: Creditable) {
  const lines = Object.entries(data.creditedLines).map(([orderId, each]) => ({ orderId, ...each }));
  return grossByRate(creditOf(paper, lines, data.isShippingCredited === true));
}

function addCredited(
  before: StoredInvoice["creditedLines"],
  credited: readonly CreditedPieces[],
): StoredInvoice["creditedLines"] {
  const after = { ...before };
  for (const { orderId, pieces, deposits } of credited) {
    const { pieces: earlier, deposits: earlierDeposits } = after[orderId] ?? { pieces: 0, deposits: 0 };
    after[orderId] = { pieces: earlier + pieces, deposits: earlierDeposits + deposits };
  }
  return after;
}

export async function findCreditable(number: string): Promise<Creditable | undefined> {
  const [invoice, paper] = await Promise.all([findInvoice(number), findPaper(number)]);
  return invoice && paper && { invoice, paper };
}

/** These papers, and their credit notes. */
export async function findPapersOf(numbers: readonly string[]): Promise<Creditable[]> {
  const findAll = async (wanted: readonly string[]) => {
    const found = await Promise.all([...new Set(wanted)].map(findCreditable));
    return found.filter((paper) => paper !== undefined);
  };
  const written = await findAll(numbers);
  return [...written, ...(await findAll(written.flatMap(({ invoice }) => invoice.data.credits)))];
}

/** The orders that a credit note is found by. Sending is of all that the invoice has. */
function creditedOrders({ lines }: Paper, credit: Billed): Pick<StoredOrder, "_id" | "number">[] {
  const ids = [...credit.lines, ...credit.deposits].map(({ orderId }) => orderId);
  const credited = ids.length === 0 ? lines : lines.filter(({ orderId }) => ids.includes(orderId));
  return credited.map(({ orderId, number }) => ({ _id: orderId, number }));
}

/** Belongs into the commit that credits the same pieces in their ledgers. */
export function writeCredit(
  tx: Transaction,
  actor: Actor,
  { name, before, today }: LockedSeries,
  creditable: Creditable,
  { credited, isShipping, reason }: Credit,
): Paper {
  const { invoice, paper: original } = creditable;
  const bill = creditOf(original, credited, isShipping);
  const written = negated(bill);
  const { kind: _kind, _id: of, seller: _seller, supplied, payTo: _payTo, ...copied } = original;
  const buyer = original.buyer ?? { name: "", address: "", email: "", salt: randomUUID() };
  const draft: UnnumberedPaper = {
    ...{ kind: "credit", of, reason, reference: copied.reference, seller: seller(), buyer },
    ...written,
    ...{ taxes: taxesOfCredit(bill, creditedBefore(creditable)), total: totalOf(written) },
    ...{ supplied, payTo: [], taxNote: copied.taxNote },
  };
  const { paper, after } = numberPaper(draft, name, before, { ...calendar, today });
  tx.set(series.doc(name), { _id: name, ...after });
  createPaper(tx, actor, paper, entryOf(paper, creditedOrders(original, written), invoice.data));
  const { data } = invoice;
  updateEntry(
    tx,
    invoice,
    settle({
      ...data,
      credited: moneyOf(data.credited.cents - paper.total.cents),
      creditedLines: addCredited(data.creditedLines, credited),
      ...(isShipping && { isShippingCredited: true as const }),
      credits: [...data.credits, paper._id],
    }),
  );
  return paper;
}
