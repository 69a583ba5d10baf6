import { AggregateField, type Query } from "firebase-admin/firestore";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import type { PaymentsQuery } from "../contract/admin/payments.ts";
import { type Money, moneyOf } from "../contract/values/money.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { payments, StoredNotedPayment } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type ListPage, readJoinedPage } from "../firestore/page.ts";
import { queriesOfValues } from "../firestore/queries-of-values.ts";
import { readableOnes } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import type { PaidShare } from "./checkout-rule.ts";

interface Received extends Pick<StoredNotedPayment, "day" | "kind" | "note"> {
  readonly entry?: string | undefined;
}

/** An entry of a bank has one name, so that nobody can write it down a second time. */
function nameOf(entry: string | undefined, place: number): string {
  return entry === undefined ? payments.doc().id : sha256(`${entry}\n${place}`);
}

/** Belongs into the commit that changes the ledgers. Returns their names. The audit log names the order, or the first of each checkout. */
export function createPayments(
  tx: Transaction,
  actor: Actor,
  what: "payment_noted" | "statement_booked",
  shares: readonly PaidShare[],
  { entry, ...received }: Received,
  orderId?: string,
): string[] {
  const at = new Date().toISOString();
  return shares.map(({ checkout: { _id: checkoutId, payment, lines }, cents }, place) => {
    const [_id, amount] = [nameOf(entry, place), moneyOf(cents)];
    const { reference } = payment;
    const noted = { ...received, _id, checkoutId, reference, amount, who: actor.uid, at };
    tx.create(payments.doc(_id), noted);
    recordAuditEvent(tx, actor, what, orderId ?? lines[0]?.orderId ?? checkoutId, undefined, at);
    return _id;
  });
}

/** The entries that were written down, each with the number of what it was for. */
export async function findBookedEntries(entries: readonly string[]): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const named = entries.map((entry) => payments.doc(nameOf(entry, 0)));
  const found = await db.getAll(...named, { fieldMask: ["reference"] });
  return new Map(
    found.flatMap((payment, at) =>
      payment.exists ? [[entries[at] ?? "", payment.get("reference")] as const] : [],
    ),
  );
}

export async function findBookedEntry(tx: Transaction, entry: string): Promise<string | undefined> {
  return (await tx.get(payments.doc(nameOf(entry, 0)))).get("reference");
}

export async function sumOfPayments(tx: Transaction, checkoutId: string): Promise<Money> {
  const ofCheckout = payments.where("checkoutId", "==", checkoutId);
  const sums = await tx.get(ofCheckout.aggregate({ cents: AggregateField.sum("amount.cents") }));
  return moneyOf(sums.data().cents);
}

function latestFirst(found: StoredNotedPayment[]): StoredNotedPayment[] {
  const place = ({ day, _id }: StoredNotedPayment) => `${day} ${_id}`;
  return found.sort((one, other) => (place(one) < place(other) ? 1 : -1));
}

export function listPayments(
  query: PaymentsQuery,
  checkoutIds: readonly string[] | undefined,
): Promise<ListPage<StoredNotedPayment>> {
  const { from, to } = query;
  let wanted: Query<StoredNotedPayment> = payments;
  if (from !== undefined) wanted = wanted.where("day", ">=", from);
  if (to !== undefined) wanted = wanted.where("day", "<=", to);
  const queries = checkoutIds
    ? queriesOfValues(checkoutIds, (some) => wanted.where("checkoutId", "in", some))
    : [wanted];
  return readJoinedPage(queries, { by: ["day"], direction: "desc" }, query, latestFirst);
}

export async function findPaymentsOf(checkoutIds: readonly string[]): Promise<StoredNotedPayment[]> {
  const queries = queriesOfValues(checkoutIds, (some) => payments.where("checkoutId", "in", some));
  const found = await Promise.all(queries.map((query) => query.get()));
  return found.flatMap(({ docs }) => readableOnes(docs));
}

/** Replaces the uid, so that payments name nobody who has deleted their account. */
export function anonymisePayments(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(payments.where("who", "==", uid), (tx, payment) => {
    tx.update(payment, fieldsOf(StoredNotedPayment, { who: accountHash }));
  });
}
