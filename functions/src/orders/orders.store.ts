import { Filter, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { recordDeed } from "../audit/audit.store.ts";
import type { Order } from "../contract/orders.ts";
import type { PageQuery } from "../contract/primitives.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { changeAll } from "../firestore/change-all.ts";
import { idempotency, orders, type StoredAnswer, StoredOrder } from "../firestore/collections.ts";
import { converter, fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { type Page, readAll, readPage } from "../firestore/page.ts";
import { readable } from "../firestore/readable.ts";
import type { Repeatable } from "./idempotency.ts";

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

const { _id, ownerUid, productId, MinimumOrder } = StoredOrder.shape;

/** What of an order says who may delete it and what goes back to the stock: as much of it as is not damaged. */
const Taken = z.object({
  _id,
  ownerUid: z.catch(ownerUid, null),
  productId: z.catch(z.nullable(productId), null),
  MinimumOrder: z.catch(MinimumOrder, 0),
});
export type Taken = z.infer<typeof Taken>;
const taken = orders.withConverter(converter(Taken));

/** Finds a damaged order too, so that it can be deleted. */
export async function findTaken(id: string): Promise<Found<Taken> | undefined> {
  return found(await taken.doc(id).get());
}

export function deleteOrder(tx: Transaction, actor: Actor, order: Found<Taken>): void {
  const id = order.data._id;
  tx.delete(orders.doc(id), unchanged(order));
  recordDeed(tx, actor, "order_deleted", id);
}

/** A part of the orders, newest first: those of one owner, or all. Reads one document an order. */
export function listOrders(page: PageQuery, ownerUid?: string): Promise<Page<StoredOrder>> {
  const wanted = ownerUid === undefined ? orders : orders.where("ownerUid", "==", ownerUid);
  return readPage(wanted, "desc", page);
}

/** All orders of one owner, newest first. */
export function listOrdersOf(ownerUid: string): Promise<Order[]> {
  return readAll(orders.where("ownerUid", "==", ownerUid), "desc");
}

/** At most `limit` orders of an account, by its uid or, once it is gone, by what its orders name it by. */
export async function findOrdersOf(account: string, limit: number): Promise<Taken[]> {
  const ofAccount = Filter.or(
    Filter.where("accountHash", "in", [account, accountHashOf(account)]),
    // Older orders do not have the hash.
    Filter.where("ownerUid", "==", account),
  );
  return (await taken.where(ofAccount).limit(limit).get()).docs.map((document) => document.data());
}

/** Takes the owner, the e-mail and the phone number out of an account's orders, which the shop's books keep. */
export function anonymiseOrders(ownerUid: string): Promise<void> {
  return changeAll(orders.where("ownerUid", "==", ownerUid), (tx, order) => {
    const accountHash = accountHashOf(ownerUid);
    tx.update(order, fieldsOf(StoredOrder, { ownerUid: null, accountHash, email: "", mobile: "" }));
  });
}

/** Forgets what was answered to an account's repeated orders. */
export function forgetAnswers(ownerUid: string): Promise<void> {
  return changeAll(idempotency.where("ownerUid", "==", ownerUid), (tx, answer) => {
    tx.delete(answer);
  });
}

/** The answer that was given to the same request before. */
export async function findAnswer({ recordId }: Repeatable): Promise<StoredAnswer | undefined> {
  const record = await idempotency.doc(recordId).get();
  const answer = readable(record);
  if (answer || !record.exists) return answer;
  throw new AppError("idempotency_key_reused", "This order was sent before. Please look at your orders.");
}

/** The commit fails where the key is remembered already. */
export function rememberAnswer(
  tx: Transaction,
  { recordId, fingerprint }: Repeatable,
  { ownerUid, order }: Pick<StoredAnswer, "ownerUid" | "order">,
): void {
  const expiresAt = Timestamp.fromMillis(Date.now() + REMEMBERED_MILLISECONDS);
  tx.create(idempotency.doc(recordId), { _id: recordId, ownerUid, fingerprint, order, expiresAt });
}
