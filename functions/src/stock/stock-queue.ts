import { inQueue } from "../core/keyed-queue.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";

/** Changes of one product's stock take turns, whatever causes them. Those of several wait for all of them. */
export function inStockQueue<Result>(
  productId: string | readonly string[],
  work: (tx: Transaction) => Promise<Result>,
  account?: string,
): Promise<Result> {
  const deadline = transactionDeadline();
  return inQueue(productId, () => inTransaction(work, deadline), account);
}
