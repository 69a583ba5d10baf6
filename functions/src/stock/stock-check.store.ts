import { AggregateField } from "firebase-admin/firestore";
import { isBelowMinimum } from "../contract/products.ts";
import { batchesOf } from "../firestore/batches.ts";
import { movements, products, SoldProduct } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { recordMovements } from "./movements.store.ts";
import { stocks } from "./stock.store.ts";
import { book, bookOpeningStock, OPERATOR } from "./stock-rule.ts";

/** A product's stock, and what all its movements sum up to. Undefined if the product is gone or its stock damaged. */
async function readBalance(tx: Transaction, id: string) {
  const stock = readable(await tx.get(stocks.doc(id)));
  const ofProduct = movements.where("productId", "==", id);
  const sums = await tx.get(ofProduct.aggregate({ sum: AggregateField.sum("change") }));
  return stock && { stock, sum: sums.data().sum };
}

type Balance = NonNullable<Awaited<ReturnType<typeof readBalance>>>;

function faultIn({ stock, sum }: Balance): string | undefined {
  const { quantity, movementCount } = stock;
  if (movementCount === undefined) return "has no movements";
  if (quantity !== sum) return `has a stock of ${quantity}, and movements of ${sum}`;
  const isBelow = isBelowMinimum(stock);
  return isBelow === stock.isBelowMinimum ? undefined : `isBelowMinimum should be ${isBelow}`;
}

interface StockFault {
  readonly productId: string;
  readonly fault: string;
}

export async function* findStockFaults(): AsyncGenerator<StockFault> {
  for await (const batch of batchesOf(products.withConverter(null).select(), 20)) {
    const faults = await Promise.all(batch.map(({ id }) => findStockFault(id)));
    yield* faults.flatMap((fault, index) => (fault ? { productId: batch[index]?.id ?? "", fault } : []));
  }
}

/** Read at one point in time, so that orders under way do no harm. */
export async function findStockFault(id: string): Promise<string | undefined> {
  const balance = await db.runTransaction((tx) => readBalance(tx, id), { readOnly: true });
  return balance && faultIn(balance);
}

async function latestNumber(tx: Transaction, id: string): Promise<number> {
  const ofProduct = movements.withConverter(null).where("productId", "==", id);
  const [latest] = (await tx.get(ofProduct.orderBy("number", "desc").limit(1))).docs;
  return latest?.get("number") ?? 0;
}

/** Books what was changed past the ledger. The stock stays as it is. */
export async function bookDifference(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const balance = await readBalance(tx, id);
    if (!balance || !faultIn(balance)) return;
    const { stock, sum } = balance;
    const movementCount = Math.max(stock.movementCount ?? 0, await latestNumber(tx, id));
    const change = stock.quantity - sum;
    const edit = { change, cause: "edit", who: OPERATOR, reason: "Changed past the ledger." } as const;
    const { fields, movements } =
      movementCount === 0
        ? bookOpeningStock(stock)
        : book({ ...stock, quantity: sum, movementCount }, change === 0 ? [] : [edit]);
    tx.update(products.doc(id), { ...fieldsOf(SoldProduct, fields), updatedAt: serverNow });
    recordMovements(tx, movements);
  });
}
