import type { WriteBatch } from "firebase-admin/firestore";
import type { ListQuery } from "../contract/list.ts";
import type { Staying } from "../core/caller.ts";
import { partChanges, StoredPartChange } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";

export interface Entry extends Pick<StoredPartChange, "productId" | "cause" | "changes" | "why"> {
  readonly who: Staying;
}

/** Belongs into the commit that changes the part. */
export function recordChange(commit: Transaction | WriteBatch, { why, ...entry }: Entry): void {
  const document = partChanges.doc();
  const at = new Date().toISOString();
  (commit as WriteBatch).create(document, { _id: document.id, ...entry, at, ...(why && { why }) });
}

export function listChanges(productId: string, query: ListQuery): Promise<ListPage<StoredPartChange>> {
  const ofProduct = partChanges.where("productId", "==", productId);
  return readListPage(ofProduct, { by: ["at"], direction: "desc" }, { ...query, productId } as ListQuery);
}

/** Replaces the uid, so that the ledger names nobody who has deleted their account. */
export function anonymiseChanges(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(partChanges.where("who", "==", uid), (tx, change) => {
    tx.update(change, fieldsOf(StoredPartChange, { who: accountHash }));
  });
}
