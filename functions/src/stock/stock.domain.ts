import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import type { AdjustStock, ShownMovement } from "../contract/admin/stock.ts";
import type { ListQuery } from "../contract/list.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { SoldProduct } from "../firestore/collections.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import type { ListPage } from "../firestore/page.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";
import { findEmails } from "../identity/users.store.ts";
import * as parts from "../parts/parts.store.ts";
import * as movementStore from "./movements.store.ts";
import * as store from "./stock.store.ts";
import { inStockQueue } from "./stock-queue.ts";

const REUSED = "This change of stock was already made, with different details. Look at the part's movements.";

async function findProduct(id: string) {
  const product = await parts.findProduct(id);
  if (!product) throw notFound("product");
  return product;
}

/** `movementId` is the same for each retry, also by a key, so that nothing is booked twice. */
export async function adjustStock(
  actor: Actor,
  id: string,
  { change, reason }: AdjustStock,
  movementId = movementStore.newMovementId(),
): Promise<SoldProduct> {
  try {
    const { product, isBack } = await inStockQueue(id, async (tx) => {
      const { data, ...found } = await findProduct(id);
      const adjustment = { change, reason, who: assertNotDeleting(tx, actor.uid) };
      const { quantity, isBack } = store.adjust(tx, { data, ...found }, adjustment, movementId);
      recordAuditEvent(tx, actor, "stock_adjusted", id, reason);
      return { product: { ...data, quantity }, isBack };
    });
    if (isBack) await notifyWaiting(id);
    return product;
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const before = await movementStore.findMovement(movementId);
    if (!before) throw await asDeletionError(failure, actor.uid);
    if (before.productId === id && before.change === change && before.reason === reason) {
      return (await findProduct(id)).data;
    }
    throw new AppError("idempotency_key_reused", REUSED, { cause: failure });
  }
}

export async function listMovements(id: string, query: ListQuery): Promise<ListPage<ShownMovement>> {
  const { items, next } = await movementStore.listMovements(id, query);
  if (items.length === 0 && query.after === undefined) await findProduct(id);
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  const shown = items.map((movement) => ({
    ...movement,
    email: emails.get(movement.who),
    ...(movement.orderId !== undefined && { orderNumber: orderNumberOf(movement.orderId) }),
  }));
  return { items: shown, next };
}
