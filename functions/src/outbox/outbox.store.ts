import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { mail, StoredMail } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { found, unchanged } from "../firestore/found.ts";
import { readable } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import { isMailOn } from "./mail-settings.ts";

/** `name` is a deduplication id, such as `sent-` and the order's id. */
interface News extends Partial<Pick<StoredMail, "orderIds" | "productId" | "purchaseId">> {
  readonly name: string;
  readonly kind: StoredMail["kind"];
  readonly ownerUid: string | null;
}

/** Belongs into the commit of the event. A shop without emails queues nothing. */
export function queueMail(commit: Transaction | WriteBatch, { name, ...news }: News): void {
  if (!isMailOn) return;
  const dueAt = Timestamp.fromMillis(0);
  const waiting = { orderIds: [], productId: null, createdAt: new Date().toISOString(), dueAt, tries: 0 };
  (commit as WriteBatch).set(mail.doc(name), { _id: name, ...waiting, ...news });
}

export function acknowledgementOf(orderId: string): string {
  return `withdrawn-${orderId}`;
}

/** Stores addresses for pending acknowledgements of orders that are about to lose theirs. Reads, so it comes before all writes. Returns the orders' ids. */
export async function retainAddresses(
  tx: Transaction,
  emails: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    [...emails].map(async ([orderId, to]) => {
      const { exists, ref } = await tx.get(mail.doc(acknowledgementOf(orderId)));
      return exists ? [{ orderId, ref, to }] : [];
    }),
  );
  const waiting = found.flat();
  for (const { ref, to } of waiting) tx.update(ref, fieldsOf(StoredMail, { to }));
  return new Set(waiting.map(({ orderId }) => orderId));
}

function afterNow(milliseconds: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + milliseconds);
}

/** Longer than sending takes. */
const LEASE_MILLISECONDS = 3 * 60_000;

/** The time that a damaged email stays out of the way of others. */
const DAMAGED_MILLISECONDS = 60 * 60_000;

export function leaseMail(id: string): Promise<StoredMail | undefined> {
  return inTransaction(async (tx) => {
    const snapshot = await mail.doc(id).get();
    const waiting = found(snapshot);
    if (!waiting) {
      if (snapshot.exists)
        tx.update(mail.doc(id), fieldsOf(StoredMail, { dueAt: afterNow(DAMAGED_MILLISECONDS) }));
      return undefined;
    }
    if (waiting.data.dueAt.toMillis() > Date.now()) return undefined;
    const lease = { dueAt: afterNow(LEASE_MILLISECONDS), tries: waiting.data.tries + 1 };
    tx.update(mail.doc(id), fieldsOf(StoredMail, lease), unchanged(waiting));
    return { ...waiting.data, ...lease };
  });
}

export async function findKeptAddress(id: string): Promise<string | undefined> {
  return readable(await mail.doc(id).get())?.to;
}

export async function dropMail(id: string): Promise<void> {
  await mail.doc(id).delete();
}

/** It's gone if its account was deleted meanwhile. */
export function postponeMail(
  id: string,
  milliseconds: number,
  changes: Partial<Pick<StoredMail, "tries" | "isWithheld">> = {},
): Promise<void> {
  return inTransaction(async (tx) => {
    const { exists, ref } = await tx.get(mail.doc(id));
    if (exists) tx.update(ref, fieldsOf(StoredMail, { dueAt: afterNow(milliseconds), ...changes }));
  });
}

const MOST_AT_ONCE = 50;

export async function listDueMail(): Promise<string[]> {
  const due = mail.where("dueAt", "<=", Timestamp.now()).orderBy("dueAt").limit(MOST_AT_ONCE);
  return (await due.get()).docs.map(({ id }) => id);
}

/** Without what wasn't tried, as beyond a limit. */
export async function countTriedBefore(time: Date): Promise<number> {
  const waiting = mail.where("createdAt", "<", time.toISOString()).where("tries", ">", 0);
  return (await waiting.count().get()).data().count;
}

export function forgetMail(ownerUid: string): Promise<void> {
  return updateInBatches(mail.where("ownerUid", "==", ownerUid), (tx, waiting) => {
    tx.delete(waiting);
  });
}
