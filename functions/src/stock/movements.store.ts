import type { WriteBatch } from "firebase-admin/firestore";
import type { ListQuery } from "../contract/list.ts";
import { movements, StoredMovement } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { readable } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import type { Booking } from "./stock-rule.ts";

export function newMovementId(): string {
  return movements.doc().id;
}

export async function findMovement(id: string): Promise<StoredMovement | undefined> {
  return readable(await movements.doc(id).get());
}

/** The ids of those that are there. */
export async function findMovements(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.getAll(...ids.map((id) => movements.doc(id)), { fieldMask: ["number"] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

/** `lastId` names the last of them, so that it can't be written twice. */
export function recordMovements(
  commit: Transaction | WriteBatch,
  booked: Booking["movements"],
  lastId = newMovementId(),
): void {
  for (const movement of booked) {
    const _id = movement === booked.at(-1) ? lastId : newMovementId();
    (commit as WriteBatch).create(movements.doc(_id), { _id, ...movement });
  }
}

export function listMovements(productId: string, query: ListQuery): Promise<ListPage<StoredMovement>> {
  const ofProduct = movements.where("productId", "==", productId);
  const page = { ...query, productId };
  return readListPage(ofProduct, { by: ["number"], direction: "desc" }, page);
}

/** Replaces the uid, so that movements name nobody who has deleted their account. */
export function anonymiseMovements(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(movements.where("who", "==", uid), (tx, movement) => {
    tx.update(movement, fieldsOf(StoredMovement, { who: accountHash }));
  });
}
