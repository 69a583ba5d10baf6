import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import type { ListQuery } from "../contract/list.ts";
import type { ActiveUid } from "../core/caller.ts";
import { partChanges, StoredPartChange } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { readableOnes } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";

export interface ChangeEntry
  extends Pick<StoredPartChange, "productId" | "cause" | "changes" | "why" | "version" | "row"> {
  readonly who: ActiveUid;
}

export function newEntryId(): string {
  return partChanges.doc().id;
}

/** Belongs into the commit that changes the part, which fails if there is an entry of this name. */
export function recordChange(
  commit: Transaction | WriteBatch,
  { why, ...entry }: ChangeEntry,
  _id = newEntryId(),
): void {
  const at = new Date().toISOString();
  (commit as WriteBatch).create(partChanges.doc(_id), { _id, ...entry, at, ...(why && { why }) });
}

export async function findChanges(ids: readonly string[]): Promise<StoredPartChange[]> {
  if (ids.length === 0) return [];
  const snapshots = await db.getAll(...ids.map((id) => partChanges.doc(id)));
  return readableOnes(snapshots as DocumentSnapshot<StoredPartChange>[]);
}

const MOST_VERSIONS = 100;

export async function findChangesSince(productId: string, version: number): Promise<StoredPartChange[]> {
  const later = partChanges.where("productId", "==", productId).where("version", ">", version);
  return readableOnes((await later.orderBy("version").limit(MOST_VERSIONS).get()).docs);
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
