import type { TrashKind } from "../contract/admin/trash.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredTrash } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { isLeaving, orAccountGone, unlessLeaving } from "../identity/leaving.store.ts";
import { restoreOrder } from "../orders/orders.store.ts";
import { restoreProduct } from "../products/trashed-part.store.ts";
import { restoreReview } from "../reviews/reviews.store.ts";
import { findStock, takeAgain } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import * as trash from "../trash/trash.store.ts";
import { tellWaiting } from "../waiting/waiting.store.ts";

interface Undone {
  readonly _id: string;
  readonly restored: TrashKind;
}

export async function undoDeletion(actor: Actor, id: string): Promise<Undone> {
  const deleted = await trash.findDeleted(id);
  if (!deleted) throw notFound("deleted item");
  const { kind, productId = id } = deleted;
  const work = inStockQueue(productId, (tx) => restore(tx, actor, id));
  if (await orAccountGone(actor.uid, work)) await tellWaiting(productId);
  return { _id: id, restored: kind };
}

/** Whoever finds it gone by now was overtaken by another who restored it. */
async function restore(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  const deleted = await trash.findDeleted(id, tx);
  if (!deleted) return false;
  await assertAccountThere(tx, deleted);
  if (await trash.isThere(tx, deleted)) trash.dropDeleted(tx, id);
  else if (deleted.kind === "part") return restoreProduct(tx, actor, deleted);
  else if (deleted.kind === "order") await restoreOrdered(tx, actor, deleted);
  else await restoreReview(tx, actor, deleted);
  return false;
}

async function assertAccountThere(
  tx: Transaction,
  { stored, isBlank, accountHash }: StoredTrash,
): Promise<void> {
  const isThere = accountHash === undefined || !(await isLeaving(tx, accountHash));
  if (stored !== null && !isBlank && isThere) return;
  throw new AppError("account_gone", "Whose this was has left, and nothing of theirs was kept.");
}

/** One whose pieces went nowhere, as its part was gone, needs none. */
async function restoreOrdered(tx: Transaction, actor: Actor, order: StoredTrash): Promise<void> {
  const { productId = "", isReleased } = order;
  const stock = isReleased ? await findStock(productId) : undefined;
  const who = unlessLeaving(tx, actor.uid);
  if (isReleased) takeAgain(tx, stock, trash.orderedIn(order), who);
  restoreOrder(tx, actor, order);
}
