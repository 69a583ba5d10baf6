import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { productInternals, StoredInternals } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";

// Apart from the part itself, because whoever is signed in may read that.

/** Belongs into the commit that writes the part. */
export function writeInternals(commit: Transaction | WriteBatch, internals: StoredInternals): void {
  (commit as WriteBatch).set(productInternals.doc(internals._id), internals);
}

/** Belongs into the commit that deletes the part. */
export function deleteInternals(commit: Transaction | WriteBatch, id: string): void {
  (commit as WriteBatch).delete(productInternals.doc(id));
}

/** For admins alone. Parts of earlier releases have no internals. */
export async function withInternals<Part extends { readonly _id: string }>(
  parts: readonly Part[],
): Promise<(Part & StoredInternals)[]> {
  if (parts.length === 0) return [];
  const documents = parts.map(({ _id }) => productInternals.doc(_id));
  const snapshots = (await db.getAll(...documents)) as DocumentSnapshot<StoredInternals>[];
  const found = new Map(snapshots.map((snapshot) => [snapshot.id, readable(snapshot)]));
  return parts.map((part) => {
    const { _id } = part;
    return { ...(found.get(_id) ?? StoredInternals.parse({ _id })), ...part };
  });
}
