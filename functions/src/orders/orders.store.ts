import { Filter, Timestamp } from "firebase-admin/firestore";
import { recordDeed } from "../audit/audit.store.ts";
import type { Order } from "../contract/orders.ts";
import type { PageQuery } from "../contract/primitives.ts";
import { changeAll } from "../firestore/change-all.ts";
import { idempotency, orders, type StoredAnswer, type StoredOrder } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { type Page, readPage } from "../firestore/page.ts";
import type { Actor } from "../http/authenticate.ts";
import type { Repeatable } from "../http/idempotency.ts";
import { sha256 } from "../http/sha256.ts";

const REMEMBERED_MILLISECONDS = 48 * 60 * 60 * 1000;

export function newOrderId(): string {
  return orders.doc().id;
}

/** An account as its orders name it once it is gone. */
export function accountHashOf(uid: string): string {
  return sha256(uid);
}

export function createOrder(tx: Transaction, order: StoredOrder): void {
  tx.create(orders.doc(order._id), order);
}

export async function findOrder(id: string): Promise<Found<StoredOrder> | undefined> {
  return found(await orders.doc(id).get());
}

export function deleteOrder(tx: Transaction, actor: Actor, order: Found<StoredOrder>): void {
  const id = order.data._id;
  tx.delete(orders.doc(id), unchanged(order));
  recordDeed(tx, actor, "order_deleted", id);
}

/** Orders, newest first: those of one owner, or all. Reads one document an order. */
export function listOrders(page: PageQuery, ownerUid?: string): Promise<Page<StoredOrder>> {
  const wanted = ownerUid === undefined ? orders : orders.where("ownerUid", "==", ownerUid);
  return readPage(wanted, "desc", page);
}

/** At most `limit` orders of an account, by its uid or, once it is gone, by what its orders name it by. */
export async function findOrdersOf(account: string, limit: number): Promise<StoredOrder[]> {
  const ofAccount = Filter.or(
    Filter.where("accountHash", "in", [account, accountHashOf(account)]),
    // Older orders do not have the hash.
    Filter.where("ownerUid", "==", account),
  );
  return (await orders.where(ofAccount).limit(limit).get()).docs.map((document) => document.data());
}

/** Takes the owner, the e-mail and the phone number out of an account's orders, which the shop's books keep. */
export function anonymiseOrders(ownerUid: string): Promise<void> {
  return changeAll(orders.where("ownerUid", "==", ownerUid), (tx, order) => {
    tx.update(order, { ownerUid: null, accountHash: accountHashOf(ownerUid), email: "", mobile: "" });
  });
}

/** The answer that was given to the same request before. */
export async function findAnswer({ recordId }: Repeatable): Promise<StoredAnswer | undefined> {
  return (await idempotency.doc(recordId).get()).data();
}

/** The commit fails where the key is remembered already. */
export function rememberAnswer(tx: Transaction, { recordId, fingerprint }: Repeatable, order: Order): void {
  const expiresAt = Timestamp.fromMillis(Date.now() + REMEMBERED_MILLISECONDS);
  tx.create(idempotency.doc(recordId), { _id: recordId, fingerprint, order, expiresAt });
}
