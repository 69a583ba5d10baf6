import type { DocumentReference, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { inTransaction, type Transaction } from "./db.ts";

const MOST_CHANGES = 500;

/** `change` must remove its document from the query, so that a retry continues with the rest. */
export function updateInBatches<Item>(
  query: Query<Item>,
  change: (tx: Transaction, name: DocumentReference<Item>, document: QueryDocumentSnapshot<Item>) => void,
): Promise<void> {
  return changeInBatches(query, async (tx, documents) => {
    for (const document of documents) change(tx, document.ref, document);
  });
}

/** The same for changes that read more first. */
export async function changeInBatches<Item>(
  query: Query<Item>,
  change: (tx: Transaction, documents: QueryDocumentSnapshot<Item>[]) => Promise<void>,
): Promise<void> {
  let changed = MOST_CHANGES;
  while (changed === MOST_CHANGES) {
    changed = await inTransaction(async (tx) => {
      const { docs } = await tx.get(query.limit(MOST_CHANGES));
      await change(tx, docs);
      return docs.length;
    });
  }
}
