import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { deletedProducts, products } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { serverNow } from "../firestore/server-time.ts";

/** The time that copies of the parts may take to hear that one was deleted, in milliseconds. */
const TOMBSTONE_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Belongs into the commit that deletes the part. */
export function writeTombstone(commit: Transaction | WriteBatch, id: string): void {
  const expiresAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MILLISECONDS);
  (commit as WriteBatch).set(deletedProducts.doc(id), { _id: id, deletedAt: serverNow, expiresAt });
}

export async function findMissing(ids: readonly string[]): Promise<string[]> {
  const found = await db.getAll(...ids.map(toDocument), { fieldMask: [] });
  return found.filter(({ exists }) => !exists).map(({ id }) => id);
}

function toDocument(id: string) {
  return db.collection(products.path).doc(id);
}

/** For documents deleted outside the shop. An existing part, damaged or not, is left alone. */
export function writeMissingTombstones(ids: readonly string[]): Promise<void> {
  return inTransaction(async (tx) => {
    const found = await tx.getAll(...ids.map(toDocument), { fieldMask: [] });
    for (const { id, exists } of found) if (!exists) writeTombstone(tx, id);
  });
}
