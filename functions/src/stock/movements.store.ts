import type { WriteBatch } from "firebase-admin/firestore";
import type { ListQuery } from "../contract/admin/stock.ts";
import { movements, StoredMovement } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { noSuchPart, type Page } from "../firestore/page.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import type { Booking } from "./stock-rule.ts";

export function newMovementId(): string {
  return movements.doc().id;
}

export async function findMovement(id: string): Promise<StoredMovement | undefined> {
  return readable(await movements.doc(id).get());
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

export async function listMovements(
  productId: string,
  { limit = 50, after }: ListQuery,
): Promise<Page<StoredMovement>> {
  const newestFirst = movements.where("productId", "==", productId).orderBy("number", "desc");
  const page = after === undefined ? newestFirst : newestFirst.startAfter(readCursor(after));
  const { docs } = await page.limit(limit).get();
  const items = readableOnes(docs);
  const last = items.at(-1);
  return { items, next: last && docs.length === limit ? String(last.number) : undefined };
}

function readCursor(after: string): number {
  if (!/^\d{1,15}$/.test(after)) throw noSuchPart(undefined);
  return Number(after);
}

/** Replaces the uid, so that movements name nobody who has deleted their account. */
export function anonymiseMovements(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(movements.where("who", "==", uid), (tx, movement) => {
    tx.update(movement, fieldsOf(StoredMovement, { who: accountHash }));
  });
}
