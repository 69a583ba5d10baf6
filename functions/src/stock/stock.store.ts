import type { WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { ListQuery } from "../contract/stock.ts";
import { products, StoredProduct } from "../firestore/collections.ts";
import { converter, fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { type Page, readPage } from "../firestore/page.ts";
import { recordMovements } from "./movements.store.ts";
import {
  assertOrderable,
  assertPossible,
  type Booking,
  book,
  type Change,
  openLedger,
  type Stock,
} from "./stock-rule.ts";

// The only writers of a product's quantity.

const { _id, quantity, minimumQuantity, movementCount, isBelowMinimum } = StoredProduct.shape;

const StoredStock = z.object({
  ...{ _id, quantity, movementCount },
  minimumQuantity: z.catch(minimumQuantity, 1),
  isBelowMinimum: z.catch(isBelowMinimum, undefined),
});

/** Readable even if other fields of the product are damaged. */
export const stocks = products.withConverter(converter(StoredStock));

export async function findStock(id: string): Promise<Found<Stock> | undefined> {
  return found(await stocks.doc(id).get());
}

export async function findProduct(id: string): Promise<Found<StoredProduct> | undefined> {
  return found(await products.doc(id).get());
}

/** Writes the first movement of a new product, and returns what to store with the product. */
export function openStock(
  commit: Transaction | WriteBatch,
  product: Stock,
  by: Pick<Change, "cause" | "who">,
): Booking["fields"] {
  const { fields, movements } = openLedger(product, by);
  recordMovements(commit, movements);
  return fields;
}

interface Ordered {
  readonly orderId: string;
  readonly pieces: number;
}

export function reserve(
  tx: Transaction,
  stock: Found<Stock>,
  { orderId, pieces }: Ordered,
  who: string,
): void {
  assertOrderable(stock.data, pieces);
  write(tx, stock, [{ change: -pieces, cause: "sale", orderId, who }]);
}

export function release(tx: Transaction, stock: Found<Stock>, orders: readonly Ordered[], who: string): void {
  const changes = orders.map(({ orderId, pieces }) => ({
    change: pieces,
    cause: "release" as const,
    orderId,
    who,
  }));
  write(tx, stock, changes);
}

interface Adjustment {
  readonly change: number;
  readonly reason: string;
  readonly who: string;
}

/** `movementId` makes it happen once, however often it is tried. Returns the new quantity. */
export function adjust(
  tx: Transaction,
  stock: Found<Stock>,
  adjustment: Adjustment,
  movementId?: string,
): number {
  assertPossible(stock.data, adjustment.change);
  return write(tx, stock, [{ ...adjustment, cause: "restock" }], movementId).quantity;
}

function write(tx: Transaction, stock: Found<Stock>, changes: readonly Change[], movementId?: string) {
  const { fields, movements } = book(stock.data, changes);
  tx.update(products.doc(stock.data._id), fieldsOf(StoredProduct, fields), unchanged(stock));
  recordMovements(tx, movements, movementId);
  return fields;
}

export async function listLowStock({ limit = 50, after }: ListQuery): Promise<Page<StoredProduct>> {
  return readPage(products.where("isBelowMinimum", "==", true), "asc", { limit, after });
}
