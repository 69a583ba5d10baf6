import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import { replica } from "../catalogue/replica/own-replica.ts";
import { OWN_UNDO_MINUTES, type TrashKind } from "../contract/undo.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import type { StoredTrash } from "../firestore/collections.ts";
import { setAnswer, type Transaction } from "../firestore/db.ts";
import {
  assertNotDeleting,
  isAccountDeleting,
  mapDeletionError,
} from "../identity/account-deletion.store.ts";
import { findRestorable, restoreOrder } from "../orders/orders.store.ts";
import { restoreProduct } from "../products/trashed-part.store.ts";
import { restoreReview } from "../reviews/reviews.store.ts";
import { findStock, retake } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import { mayUndoOwn } from "../trash/own-undo.ts";
import * as trash from "../trash/trash.store.ts";

interface Undone {
  readonly _id: string;
  readonly restored: TrashKind;
}

/** An admin restores whatever was deleted, and a customer an order that they have just deleted themselves. */
export async function undoDeletion(caller: Caller, actor: Actor, id: string): Promise<Undone> {
  const isAdmin = await caller.isAdmin();
  const assertMay = (deleted: StoredTrash | undefined) => {
    if (!isAdmin && !(deleted && mayUndoOwn(deleted, caller))) throw notYours();
  };
  const deleted = await trash.findDeleted(id);
  assertMay(deleted);
  if (!deleted) throw notFound("deleted item");
  const { kind, productId = id } = deleted;
  const restored = { _id: id, restored: kind };
  const work = inStockQueue(productId, (tx) => {
    setAnswer(restored);
    return restore(tx, actor, id, assertMay);
  });
  const isBack = await mapDeletionError(actor.uid, work).catch((failure) => {
    throw isAdmin ? failure : forCustomer(failure);
  });
  if (isBack) await notifyWaiting(productId);
  if (kind === "part") replica.invalidate();
  return restored;
}

/** The same for what was never there, so that nobody learns what was deleted. */
function notYours(): AppError {
  const message = `You can restore your own order within ${OWN_UNDO_MINUTES} minutes after you deleted it.`;
  return new AppError("forbidden", message);
}

function forCustomer(failure: unknown): unknown {
  if (!(failure instanceof AppError) || failure.code !== "quantity_out_of_range") return failure;
  return new AppError(failure.code, "Its part has been sold since, so the order can't be restored.");
}

/** If it's gone by now, somebody else has restored it. */
async function restore(
  tx: Transaction,
  actor: Actor,
  id: string,
  assertMay: (deleted: StoredTrash) => void,
): Promise<boolean> {
  const deleted = await trash.findDeleted(id, tx);
  if (!deleted) return false;
  assertMay(deleted);
  await assertAccountThere(tx, deleted);
  if (await trash.existsAgain(tx, deleted)) trash.removeFromTrash(tx, id);
  else if (deleted.kind === "part") return restoreProduct(tx, actor, deleted);
  else if (deleted.kind === "order") await restoreOrdered(tx, actor, deleted);
  else await restoreReview(tx, actor, deleted);
  return false;
}

async function assertAccountThere(
  tx: Transaction,
  { stored, isBlank, accountHash }: StoredTrash,
): Promise<void> {
  const isThere = accountHash === undefined || !(await isAccountDeleting(tx, accountHash));
  if (stored !== null && !isBlank && isThere) return;
  throw new AppError("account_gone", "The customer's account is gone, so this can't be restored.");
}

/** One whose pieces went nowhere, as its part was gone, needs none. */
async function restoreOrdered(tx: Transaction, actor: Actor, order: StoredTrash): Promise<void> {
  const { productId = "", isReleased } = order;
  const stock = isReleased ? await findStock(productId) : undefined;
  const restorable = await findRestorable(tx, order);
  const who = assertNotDeleting(tx, actor.uid);
  if (isReleased) retake(tx, stock, trash.toReservation(order), who);
  restoreOrder(tx, actor, order, restorable);
}
