import { AggregateField, FieldValue, type Query } from "firebase-admin/firestore";
import type { BooksQuery, InvoicesQuery } from "../contract/admin/invoices.ts";
import { invoices, orders, papers, StoredInvoice, StoredPaper } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { isInState } from "../firestore/due-filter.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { parseBeginnings } from "../firestore/order-words.ts";
import { type ListPage, readListPage, type Sort } from "../firestore/page.ts";
import { wordsOfPaper } from "../firestore/paper-words.ts";
import { serverNow } from "../firestore/server-time.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import type { Checkout } from "./checkout-rule.ts";
import { settleShare } from "./invoice-rule.ts";
import { shopDayOf } from "./shop-day.ts";

const sorts: Readonly<Record<InvoicesQuery["sort"], Sort>> = {
  newest: { by: ["day", "createdAt"], direction: "desc" },
  oldest: { by: ["day", "createdAt"], direction: "asc" },
  total: { by: ["total.cents", "day"], direction: "asc" },
  "-total": { by: ["total.cents", "day"], direction: "desc" },
};

function toQuery({ q = "", from, to, kind, state }: InvoicesQuery): Query<StoredInvoice> {
  let wanted: Query<StoredInvoice> = invoices;
  if (q.trim() !== "") wanted = wanted.where("words", "array-contains-any", entriesOf(q, state?.length ?? 1));
  if (kind) wanted = wanted.where("kind", "==", kind);
  if (state) wanted = wanted.where(isInState("state", state));
  if (from !== undefined) wanted = wanted.where("day", ">=", from);
  return to === undefined ? wanted : wanted.where("day", "<=", to);
}

/** The ways in which a query may find one, each entry with each state. */
const MOST_WAYS = 30;

/** Nothing has an empty entry, so that what can't be read finds nothing. */
function entriesOf(typed: string, states: number): string[] {
  const entries = parseBeginnings(typed).slice(0, Math.floor(MOST_WAYS / states));
  return entries.length > 0 ? entries : [""];
}

const DAY = 24 * 60 * 60 * 1000;

interface Sums {
  readonly total: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly due: number;
}

/** In cents. Sorted, so that the sums and the filters have an index together. */
export async function sumUp(query: InvoicesQuery): Promise<Sums> {
  const { count, sum } = AggregateField;
  const sums = {
    total: count(),
    ...{ net: sum("net.cents"), vat: sum("vat.cents") },
    ...{ gross: sum("total.cents"), due: sum("due.cents") },
  };
  const fields = ["day", "due.cents", "net.cents", "total.cents", "vat.cents"];
  const sorted = fields.reduce((wanted, field) => wanted.orderBy(field), toQuery(query));
  return (await sorted.aggregate(sums).get()).data();
}

export function listInvoices(query: InvoicesQuery): Promise<ListPage<StoredInvoice>> {
  return readListPage(toQuery(query), sorts[query.sort], query);
}

/** All papers, oldest first. */
export function listPapers({ limit, ...query }: BooksQuery): Promise<ListPage<StoredPaper>> {
  const { from, to } = query;
  let wanted: Query<StoredPaper> = papers;
  if (from !== undefined) wanted = wanted.where("day", ">=", from);
  if (to !== undefined) wanted = wanted.where("day", "<=", to);
  return readListPage(wanted, { by: ["day"], direction: "asc" }, { ...query, limit });
}

export async function countLate(): Promise<number> {
  return (await invoices.where("isLate", "==", true).count().get()).data().count;
}

interface Due {
  readonly invoices: number;
  readonly cents: number;
}

/** Sorted, so that filter and sum have an index together. */
async function sumUpDue(from?: string, until?: string): Promise<Due> {
  const unpaid = invoices.where("state", "in", ["open", "part"]).orderBy("dueDay").orderBy("due.cents");
  const since = from === undefined ? unpaid : unpaid.where("dueDay", ">=", from);
  const wanted = until === undefined ? since : since.where("dueDay", "<", until);
  const sums = { invoices: AggregateField.count(), cents: AggregateField.sum("due.cents") };
  return (await wanted.aggregate(sums).get()).data();
}

function without(all: Due, parts: readonly Due[]): Due {
  return parts.reduce(
    (rest, part) => ({ invoices: rest.invoices - part.invoices, cents: rest.cents - part.cents }),
    all,
  );
}

/** Of invoices that aren't paid, by the days since they were to be paid. One without such a day isn't late. */
export async function findDueByAge(now = Date.now()) {
  const [before60, before30, today] = [60, 30, 0].map((days) => shopDayOf(now - days * DAY)) as [
    string,
    string,
    string,
  ];
  const [all, over60, upTo60, upTo30] = await Promise.all([
    sumUpDue(),
    sumUpDue(undefined, before60),
    sumUpDue(before60, before30),
    sumUpDue(before30, today),
  ]);
  return { all, notYet: without(all, [over60, upTo60, upTo30]), upTo30, upTo60, over60 };
}

/** Papers name their buyer as long as the law has them kept; the account's uid goes with the account. */
export function anonymiseInvoices(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(invoices.where("ownerUid", "==", uid), (tx, invoice) => {
    tx.update(invoice, fieldsOf(StoredInvoice, { ownerUid: null, accountHash }));
  });
}

/** Blanks the buyers of papers whose years are over. */
export async function blankBuyers(today = shopDayOf(Date.now())): Promise<void> {
  await updateInBatches(papers.where("keptUntil", "<=", today), (tx, paper, { id }) => {
    tx.update(paper, fieldsOf(StoredPaper, { buyer: null, keptUntil: null }));
    tx.update(invoices.doc(id), fieldsOf(StoredInvoice, { buyer: "", words: wordsOfPaper([id], "") }));
  });
}

/** The entries of these checkouts' invoices. */
export async function findInvoicesOf(checkouts: readonly Checkout[]): Promise<Found<StoredInvoice>[]> {
  const numbers = new Set(checkouts.flatMap((checkout) => checkout.invoices.map(({ number }) => number)));
  const found = await Promise.all([...numbers].map(findInvoice));
  return found.filter((invoice) => invoice !== undefined);
}

export async function findInvoice(number: string): Promise<Found<StoredInvoice> | undefined> {
  return found(await invoices.doc(number).get());
}

/** Its orders say as well whether it's late. */
export function updateEntry(
  tx: Transaction,
  before: Found<StoredInvoice>,
  { _id, ...after }: StoredInvoice,
): void {
  tx.update(invoices.doc(_id), fieldsOf(StoredInvoice, after), unchanged(before));
  if (before.data.isLate === after.isLate) return;
  for (const order of after.orderIds) markOrder(tx, order, after.isLate);
}

function markOrder(tx: Transaction, id: string, isLate: boolean): void {
  tx.update(orders.doc(id), { isLate: isLate || FieldValue.delete(), updatedAt: serverNow });
}

/** Marks an invoice that is past its day and not paid, and its orders. */
export function markLate(today = shopDayOf(Date.now())): Promise<void> {
  const due = invoices.where("state", "in", ["open", "part"]).where("isLate", "==", false);
  return updateInBatches(due.where("dueDay", "<", today), (tx, document, invoice) => {
    tx.update(document, fieldsOf(StoredInvoice, { isLate: true }));
    for (const order of invoice.data().orderIds) markOrder(tx, order, true);
  });
}

/** Belongs into the commit that changes what came for these checkouts. */
export function settleInvoices(
  tx: Transaction,
  found: readonly Found<StoredInvoice>[],
  checkouts: readonly Checkout[],
): void {
  for (const invoice of found) {
    const shares = checkouts.filter(({ _id }) => _id in invoice.data.checkouts);
    const settled = shares.reduce(settleShare, invoice.data);
    if (settled.paid.cents !== invoice.data.paid.cents) updateEntry(tx, invoice, settled);
  }
}
