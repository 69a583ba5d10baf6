import type { DocumentReference, Query } from "firebase-admin/firestore";
import { inTransaction, type Transaction } from "./db.ts";

/** As many as one commit changes, so that none outgrows Firestore's limits, however much there is. */
const MOST_CHANGES = 500;

/**
 * Changes every document that a query finds. `change` must take its document out of the query, so that a
 * repetition, after a crash too, goes on with those that are left.
 */
export async function changeAll<Item>(
  query: Query<Item>,
  change: (tx: Transaction, document: DocumentReference<Item>) => void,
): Promise<void> {
  let changed = MOST_CHANGES;
  while (changed === MOST_CHANGES) {
    changed = await inTransaction(async (tx) => {
      const { docs } = await tx.get(query.limit(MOST_CHANGES));
      for (const { ref } of docs) change(tx, ref);
      return docs.length;
    });
  }
}
