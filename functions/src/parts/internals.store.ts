import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from "firebase-admin/firestore";
import { fieldsForAdmins } from "../contract/admin/part-fields.ts";
import { productInternals, StoredInternals } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { DEMAND_DAYS, dayOf, firstDay, pastDays } from "./internals-rule.ts";
import type { OnOrder } from "./on-order-rule.ts";

const AT_ONCE = 200;

// Apart from the part itself, because whoever is signed in may read that.

/** Belongs into the commit that writes the part. */
export function writeInternals(
  commit: Transaction | WriteBatch,
  internals: StoredInternals,
  names: readonly (typeof fieldsForAdmins)[number][] = fieldsForAdmins,
): void {
  const { _id, ...fields } = StoredInternals.parse(internals);
  merge(commit, _id, Object.fromEntries(names.map((name) => [name, fields[name]])));
}

/** Takes a supplier's offers from these parts. No offer of it can come meanwhile: the supplier is gone. */
export async function removeOffers(supplierId: string, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const documents = ids.slice(at, at + AT_ONCE).map((id) => productInternals.doc(id));
    await inTransaction(async (tx) => {
      for (const found of await tx.getAll(...documents)) {
        const { offers = [] } = readable(found) ?? {};
        const left = offers.filter((offer) => offer.supplierId !== supplierId);
        if (left.length < offers.length) merge(tx, found.id, { offers: left });
      }
    });
  }
}

interface Demand {
  readonly reserved?: number;
  readonly sold?: number;
  readonly at?: Date | string;
  readonly waiting?: number;
}

/** Belongs into the commit that changes what customers want of the part. Adds, so that nobody has to read it before. */
export function recordDemand(commit: Transaction | WriteBatch, id: string, demand: Demand): void {
  const { reserved = 0, sold = 0, at = new Date(), waiting = 0 } = demand;
  const past = pastDays().map((day) => [day, FieldValue.delete()]);
  merge(commit, id, {
    ...(reserved !== 0 && { reserved: FieldValue.increment(reserved) }),
    ...(waiting !== 0 && { waiting: FieldValue.increment(waiting) }),
    ...(sold !== 0 &&
      dayOf(at) >= firstDay(DEMAND_DAYS) && {
        sold: { ...Object.fromEntries(past), [dayOf(at)]: FieldValue.increment(sold) },
      }),
  });
}

export function waitingIn(saved: DocumentSnapshot): string[] {
  const waiting: unknown = saved.get("waiting");
  return Array.isArray(waiting) ? waiting.filter((id) => typeof id === "string" && id !== "") : [];
}

export function recordWaiting(tx: Transaction, before: readonly string[], after: readonly string[]): void {
  const [waited, waits] = [new Set(before), new Set(after)];
  for (const id of waits) if (!waited.has(id)) recordDemand(tx, id, { waiting: 1 });
  for (const id of waited) if (!waits.has(id)) recordDemand(tx, id, { waiting: -1 });
}

function merge(commit: Transaction | WriteBatch, id: string, fields: object): void {
  const document = productInternals.withConverter(null).doc(id);
  (commit as WriteBatch).set(document, { ...fields, updatedAt: serverNow }, { merge: true });
}

/** All that is stored, and locked: whoever notes a demand of the part waits for the commit. */
export async function findInternals(tx: Transaction, id: string): Promise<DocumentData | undefined> {
  const document = productInternals.withConverter(null).doc(id);
  return (await tx.get(document)).data() as DocumentData | undefined;
}

/** Belongs into the commit that brings the part back, with what is on order of it by now. What customers have done since it was deleted is noted already. */
export function restoreInternals(
  tx: Transaction,
  id: string,
  internals: DocumentData,
  onOrder: OnOrder,
): void {
  const { reserved, waiting, sold, ...before } = internals;
  const fields = { ...before, ...onOrder };
  merge(tx, id, { ...fields, ...added({ reserved, waiting }), ...(sold && { sold: added(sold) }) });
}

function added(counts: DocumentData): DocumentData {
  const numbers = Object.entries(counts).filter(([, count]) => Number.isInteger(count));
  return Object.fromEntries(numbers.map(([name, count]) => [name, FieldValue.increment(count)]));
}

/** Belongs into the commit that deletes the part. */
export function deleteInternals(commit: Transaction | WriteBatch, id: string): void {
  (commit as WriteBatch).delete(productInternals.doc(id));
}
