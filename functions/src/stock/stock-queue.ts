import { inQueue } from "../core/keyed-queue.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";

export function inStockQueue<Result>(
  productId: string | readonly string[],
  work: (tx: Transaction) => Promise<Result>,
  account?: string,
): Promise<Result> {
  const deadline = transactionDeadline();
  return inQueue(productId, () => inTransaction(work, deadline), account);
}
