import type { DocumentSnapshot, QuerySnapshot } from "firebase-admin/firestore";
import { normaliseNumber } from "../contract/values/part-number.ts";
import {
  checkouts,
  orders,
  type PlacedOrder,
  payments,
  StoredCheckout,
  StoredOrder,
  trash,
} from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import { MOST_VALUES, queriesOfValues } from "../firestore/queries-of-values.ts";
import { readableOnes } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import {
  type Checkout,
  checkoutIdOf,
  openCheckout,
  orderFieldsOf,
  withOrder,
  withoutOrder,
} from "./checkout-rule.ts";

type InCheckout = Pick<StoredOrder, "_id"> & { readonly basketId?: string | undefined };

/** Belongs into the commit that places the orders, and returns them with what is due. */
export function createCheckout(tx: Transaction, ordered: readonly PlacedOrder[]): PlacedOrder[] {
  const { payment, ...checkout } = openCheckout(ordered);
  tx.create(checkouts.doc(checkout._id), { payment, ...checkout });
  return ordered.map((order) => ({ ...order, payment, invoice: null }));
}

/** A ledger as it was read. One that an earlier release didn't write is opened, and isn't `written` yet. */
export interface Ledger {
  readonly checkout: Checkout;
  readonly written: Found<Checkout> | undefined;
}

async function findOrdersOf({ _id, basketId }: InCheckout): Promise<StoredOrder[]> {
  if (basketId === undefined) return readableOnes([await orders.doc(_id).get()]);
  return readableOnes((await orders.where("basketId", "==", basketId).get()).docs);
}

/** Undefined where none of its orders can be read. The missing document is locked, so that it's opened once. */
async function openLedger(tx: Transaction, order: InCheckout): Promise<Ledger | undefined> {
  const written = found(await tx.get(checkouts.doc(checkoutIdOf(order))));
  if (written) return { checkout: written.data, written };
  const present = await findOrdersOf(order);
  return present.length === 0 ? undefined : { checkout: openCheckout(present), written };
}

/** In one round trip where all were written. */
export async function findLedgers(
  tx: Transaction,
  ordered: readonly InCheckout[],
): Promise<Map<string, Ledger>> {
  const byCheckout = new Map(ordered.map((order) => [checkoutIdOf(order), order]));
  if (byCheckout.size === 0) return new Map();
  const documents = [...byCheckout.keys()].map((id) => checkouts.doc(id));
  const snapshots = (await db.getAll(...documents)) as DocumentSnapshot<Checkout>[];
  const written = new Map(snapshots.map((snapshot) => [snapshot.id, found(snapshot)]));
  const ledgers = [...byCheckout].map(async ([id, order]) => {
    const known = written.get(id);
    const ledger = known ? { checkout: known.data, written: known } : await openLedger(tx, order);
    return ledger ? ([id, ledger] as const) : undefined;
  });
  return new Map((await Promise.all(ledgers)).filter((entry) => entry !== undefined));
}

export async function findLedger(tx: Transaction, order: InCheckout): Promise<Ledger | undefined> {
  return (await findLedgers(tx, [order])).get(checkoutIdOf(order));
}

function readLedgers({ docs }: QuerySnapshot<Checkout>): Ledger[] {
  const written = docs.map(found).filter((each) => each !== undefined);
  return written.map((each) => ({ checkout: each.data, written: each }));
}

/** By the numbers of their orders and papers, normalised. */
export async function findLedgersByKeys(keys: readonly string[]): Promise<Ledger[]> {
  const queries = queriesOfValues(keys, (some) => checkouts.where("keys", "array-contains-any", some));
  const all = await Promise.all(queries.map((query) => query.get()));
  // A basket may have numbers in several of the queries.
  const byId = new Map(all.flatMap(readLedgers).map((ledger) => [ledger.checkout._id, ledger]));
  return [...byId.values()];
}

/** Of which exactly this is due, and whose payer's name has one of the words: at most so many. */
export async function findLedgersByName(
  dueCents: number,
  words: readonly string[],
  most: number,
): Promise<Ledger[]> {
  if (words.length === 0) return [];
  const due = checkouts.where("payment.due.cents", "==", dueCents);
  const alike = due.where("words", "array-contains-any", words.slice(0, MOST_VALUES));
  return readLedgers(await alike.limit(most).get());
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface WrittenOrders {
  /** Those that the commit writes itself. */
  readonly written?: readonly string[];
  /** Those that must be as they were read. */
  readonly seen?: ReadonlyMap<string, Found<StoredOrder>>;
}

/** Writes a ledger and, on each of its orders that the commit doesn't write itself, what follows from it. */
export function saveLedger(
  tx: Transaction,
  ledger: Ledger,
  after: Checkout,
  ofOrders: WrittenOrders = {},
): void {
  const { written } = ledger;
  const { _id, ...changed } = after;
  if (written) tx.update(checkouts.doc(_id), fieldsOf(StoredCheckout, changed), unchanged(written));
  else tx.set(checkouts.doc(_id), after);
  for (const { orderId, isDeleted } of after.lines) {
    if (isDeleted || ofOrders.written?.includes(orderId)) continue;
    const follows = orderFieldsOf(after, orderId);
    if (written && isSame(follows, orderFieldsOf(written.data, orderId))) continue;
    const seen = ofOrders.seen?.get(orderId);
    const fields = { ...fieldsOf(StoredOrder, follows), updatedAt: serverNow };
    tx.update(orders.doc(orderId), fields, seen ? unchanged(seen) : { exists: true });
  }
}

/** Belongs into the commit that deletes these orders. */
export function removeFromLedgers(
  tx: Transaction,
  ledgers: ReadonlyMap<string, Ledger>,
  deleted: readonly InCheckout[],
): void {
  for (const [id, ledger] of ledgers) {
    const ids = deleted.filter((order) => checkoutIdOf(order) === id).map(({ _id }) => _id);
    saveLedger(tx, ledger, ids.reduce(withoutOrder, ledger.checkout), { written: ids });
  }
}

/** Belongs into the commit that restores this order. Reads, so it comes before all writes. */
export async function findLedgerToReturnTo(tx: Transaction, order: StoredOrder): Promise<Ledger> {
  const { checkout, written } = (await findLedger(tx, order)) ?? { checkout: openCheckout([order]) };
  return { checkout: withOrder(checkout, order), written };
}

/** Nothing of it can be restored any more, but for these orders. */
async function isGone({ lines }: Checkout, ids: readonly string[]): Promise<boolean> {
  if (lines.some(({ isDeleted }) => !isDeleted)) return false;
  const others = lines
    .filter(({ orderId }) => !ids.includes(orderId))
    .map(({ orderId }) => trash.doc(orderId));
  return others.length === 0 || (await db.getAll(...others)).every(({ exists }) => !exists);
}

/** Belongs into the commit that takes these deleted orders out of the trash. Without an order, what came is all that a ledger is kept for. */
export async function forgetOrders(tx: Transaction, ids: readonly string[]): Promise<void> {
  async function forget({ checkout, written }: Ledger): Promise<void> {
    if (!written || !(await isGone(checkout, ids))) return;
    const document = checkouts.doc(checkout._id);
    const came = await payments.where("checkoutId", "==", checkout._id).select().limit(1).get();
    if (came.empty) tx.delete(document, unchanged(written));
    else tx.update(document, fieldsOf(StoredCheckout, { words: [] }), unchanged(written));
  }
  const numbers = ids.map((id) => normaliseNumber(orderNumberOf(id)));
  await Promise.all((await findLedgersByKeys(numbers)).map(forget));
}
