import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { deletedProducts, products } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { serverNow } from "../firestore/server-time.ts";

/** How long copies of the parts may take to hear that one was deleted, in milliseconds. */
const DELETION_KNOWN = 30 * 24 * 60 * 60 * 1000;

/** Belongs into the commit that deletes the part. */
export function noteDeletion(commit: Transaction | WriteBatch, id: string): void {
  const expiresAt = Timestamp.fromMillis(Date.now() + DELETION_KNOWN);
  (commit as WriteBatch).set(deletedProducts.doc(id), { _id: id, deletedAt: serverNow, expiresAt });
}

/** For documents that were taken away past the shop. A part that is there, damaged or not, is left alone. */
export function noteMissing(ids: readonly string[]): Promise<void> {
  const documents = ids.map((id) => products.withConverter(null).doc(id));
  return inTransaction(async (tx) => {
    const found = await tx.getAll(...documents, { fieldMask: [] });
    for (const { id, exists } of found) if (!exists) noteDeletion(tx, id);
  });
}
