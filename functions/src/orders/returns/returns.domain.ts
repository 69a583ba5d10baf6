import { notifyWaiting } from "../../back-in-stock/back-in-stock.store.ts";
import type { ReturnPieces } from "../../contract/admin/returns.ts";
import { notFound } from "../../core/app-error.ts";
import type { Actor } from "../../core/caller.ts";
import type { StoredOrder } from "../../firestore/collections.ts";
import type { Transaction } from "../../firestore/db.ts";
import { asDeletionError, assertNotDeleting } from "../../identity/account-deletion.store.ts";
import { queueMail } from "../../outbox/outbox.store.ts";
import { recordDemand } from "../../parts/internals.store.ts";
import { bookReturnedPieces, findStockOrNone } from "../../stock/stock.store.ts";
import { inStockQueue } from "../../stock/stock-queue.ts";
import { type AdminsOrder, findAtVersion, withActors } from "../fulfilment/fulfilment.domain.ts";
import * as store from "../orders.store.ts";
import { createReturn } from "./returns-rule.ts";

interface BookedReturn {
  readonly order: StoredOrder;
  /** The part is available again. */
  readonly isBack: boolean;
}

async function book(tx: Transaction, actor: Actor, id: string, body: ReturnPieces): Promise<BookedReturn> {
  const order = await findAtVersion(id, body.version);
  const { productId, createdAt, ownerUid } = order.data;
  const stock = await findStockOrNone(tx, productId);
  const made = createReturn(order.data, body, stock?.data, new Date().toISOString());
  const { changes, booked } = made;
  const who = assertNotDeleting(tx, actor.uid);
  store.bookReturn(tx, actor, order, made);
  if (ownerUid !== null) {
    const name = `returned-${id}-${changes.version}`;
    queueMail(tx, { name, kind: "order_returned", ownerUid, orderIds: [id] });
  }
  let isBack = false;
  if (stock && booked.isRestocked) {
    isBack = bookReturnedPieces(tx, stock, { orderId: id, ...booked }, who);
    recordDemand(tx, productId, { sold: -booked.pieces, at: createdAt });
  }
  return { order: { ...order.data, ...changes }, isBack };
}

/** One commit changes the order, and the stock if the pieces can be sold again. */
export async function returnPieces(actor: Actor, id: string, body: ReturnPieces): Promise<AdminsOrder> {
  const productId = (await store.findOrder(id))?.data.productId;
  if (productId === undefined) throw notFound("order");
  try {
    const { order, isBack } = await inStockQueue(productId, (tx) => book(tx, actor, id, body));
    if (isBack) await notifyWaiting(productId);
    return await withActors(order);
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}
