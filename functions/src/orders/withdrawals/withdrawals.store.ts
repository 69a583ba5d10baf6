import { recordAuditEvent } from "../../audit-log/audit-log.store.ts";
import { MOST_LINES } from "../../contract/basket/lines.ts";
import type { Actor } from "../../core/caller.ts";
import { consumeList, consumeReads } from "../../core/read-quota.ts";
import { orders, StoredOrder } from "../../firestore/collections.ts";
import { fieldsOf } from "../../firestore/converter.ts";
import type { Transaction } from "../../firestore/db.ts";
import { type Found, found, unchanged } from "../../firestore/found.ts";
import { wordsOfOrder } from "../../firestore/order-words.ts";
import { readableOnes } from "../../firestore/readable.ts";
import { serverNow } from "../../firestore/server-time.ts";

/** Two have the same number once in a very long time. */
const MOST_OF_A_NUMBER = 5;

export async function findByNumber(number: string): Promise<Found<StoredOrder>[]> {
  const ofNumber = orders.where("number", "==", number).limit(MOST_OF_A_NUMBER);
  const { docs } = await consumeReads(1, () => ofNumber.get());
  return docs.flatMap((document) => found(document) ?? []);
}

export async function findTogether({ data: order }: Found<StoredOrder>): Promise<readonly StoredOrder[]> {
  if (order.basketId === undefined) return [order];
  const ofBasket = orders.where("basketId", "==", order.basketId);
  const { docs } = await consumeList(
    MOST_LINES,
    () => ofBasket.get(),
    (found) => found.size,
  );
  return readableOnes(docs);
}

type Withdrawn = Pick<StoredOrder, "withdrawnAt" | "version" | "isWithdrawalOpen" | "email">;

export function bookWithdrawal(
  tx: Transaction,
  actor: Actor,
  order: Found<StoredOrder>,
  changes: Withdrawn,
  reason?: string,
): void {
  const id = order.data._id;
  const changed = fieldsOf(StoredOrder, { ...changes, words: wordsOfOrder({ ...order.data, ...changes }) });
  tx.update(orders.doc(id), { ...changed, updatedAt: serverNow }, unchanged(order));
  recordAuditEvent(tx, actor, "order_withdrawn", id, reason, changes.withdrawnAt);
}
