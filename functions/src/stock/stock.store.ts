import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { recordAvailable } from "../back-in-stock/back-in-stock.store.ts";
import type { ListQuery } from "../contract/list.ts";
import { isBelowMinimum } from "../contract/products.ts";
import type { ActiveUid } from "../core/caller.ts";
import { products, SoldProduct, StoredProduct } from "../firestore/collections.ts";
import { converter, fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { serverNow } from "../firestore/server-time.ts";
import { listedProducts } from "../firestore/sold-products.ts";
import { recordDemand } from "../parts/internals.store.ts";
import { recordMovements } from "./movements.store.ts";
import {
  assertOrderable,
  assertPossible,
  assertThere,
  type Booking,
  book,
  bookOpeningStock,
  type Change,
  type Stock,
} from "./stock-rule.ts";

// The only writers of a product's quantity.

const { _id, quantity, minimumQuantity, movementCount } = SoldProduct.shape;

const StoredStock = z.object({
  ...{ _id, quantity, movementCount },
  minimumQuantity: z.catch(minimumQuantity, 1),
  isBelowMinimum: z.catch(SoldProduct.shape.isBelowMinimum, undefined),
});

const VersionedStock = z.extend(StoredStock, { version: StoredProduct.shape.version });
export type VersionedStock = z.infer<typeof VersionedStock>;
const versionedStocks = products.withConverter(converter(VersionedStock));

/** Readable even if other fields of the product are damaged. */
export const stocks = products.withConverter(converter(StoredStock));

export async function findStock(id: string): Promise<Found<Stock> | undefined> {
  return found(await stocks.doc(id).get());
}

/** By the parts' ids, with their versions. Those that are gone are missing. */
export async function findStocks(ids: readonly string[]): Promise<Map<string, Found<VersionedStock>>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => versionedStocks.doc(id)));
  return new Map(
    (snapshots as DocumentSnapshot<VersionedStock>[]).flatMap((snapshot) => {
      const stock = found(snapshot);
      return stock ? [[snapshot.id, stock] as const] : [];
    }),
  );
}

/** A missing document is locked too, so that a restored part is noticed. */
export async function findStockOrNone(tx: Transaction, id: string): Promise<Found<Stock> | undefined> {
  return (await findStock(id)) ?? found(await tx.get(stocks.doc(id)));
}

interface By {
  readonly who: ActiveUid;
}

/** Writes the first movement of a new product, and returns what to store with the product. */
export function openStock(
  commit: Transaction | WriteBatch,
  product: Stock,
  by: Pick<Change, "cause"> & By,
): Booking["fields"] {
  const { fields, movements } = bookOpeningStock(product, by);
  recordMovements(commit, movements);
  return fields;
}

/** Writes movements of a product that the same commit changes, and returns what to store with the product. */
export function moveStock(
  commit: Transaction | WriteBatch,
  product: Stock,
  change: Change & By,
): Booking["fields"] {
  const { fields, movements } = book(product, [change]);
  recordMovements(commit, movements);
  return fields;
}

interface OrderPieces {
  readonly orderId: string;
  readonly pieces: number;
}

export function reserve(
  tx: Transaction,
  stock: Found<Stock>,
  orders: readonly OrderPieces[],
  who: ActiveUid,
): void {
  let { quantity } = stock.data;
  for (const { pieces } of orders) {
    assertOrderable({ ...stock.data, quantity }, pieces);
    quantity -= pieces;
  }
  write(tx, stock, taking("sale", orders, who));
  const pieces = stock.data.quantity - quantity;
  recordDemand(tx, stock.data._id, { reserved: pieces, sold: pieces });
}

export function release(
  tx: Transaction,
  stock: Found<Stock>,
  orders: readonly OrderPieces[],
  who: ActiveUid,
): boolean {
  return write(tx, stock, releasing(orders, who)).isBack;
}

/** For a restored part: pieces of orders that were deleted while it was gone. */
export function releaseOnRestore(
  tx: Transaction,
  stock: Stock,
  orders: readonly OrderPieces[],
  who: ActiveUid,
): { readonly fields: Booking["fields"]; readonly isBack: boolean } {
  return bookInto(tx, stock, releasing(orders, who));
}

/** For a restored order. */
export function retake(
  tx: Transaction,
  stock: Found<Stock> | undefined,
  order: OrderPieces,
  who: ActiveUid,
): void {
  const there = assertThere(stock, order.pieces);
  write(tx, there, taking("undo", [order], who));
}

function taking(cause: "sale" | "undo", orders: readonly OrderPieces[], who: ActiveUid): Change[] {
  return orders.map(({ orderId, pieces }) => ({ change: -pieces, cause, orderId, who }));
}

function releasing(orders: readonly OrderPieces[], who: ActiveUid): Change[] {
  return orders.map(({ orderId, pieces }) => ({ change: pieces, cause: "release", orderId, who }));
}

/** For returned pieces. Returns whether the part is available again. */
export function bookReturnedPieces(
  tx: Transaction,
  stock: Found<Stock>,
  { orderId, pieces, reason }: OrderPieces & { readonly reason: string },
  who: ActiveUid,
): boolean {
  return write(tx, stock, [{ change: pieces, cause: "return", orderId, reason, who }]).isBack;
}

interface Received extends By {
  readonly pieces: number;
  /** The number of their purchase, and what else is said of it. */
  readonly reason: string;
  /** The day of those that are still to come. */
  readonly expected: string | null;
  /** Of the part, where its cost changes with them. */
  readonly version?: number;
}

/** For pieces that a supplier sent. Returns whether the part is available again. */
export function bookReceived(
  tx: Transaction,
  stock: Found<Stock>,
  { pieces: change, expected, version, ...received }: Received,
  movementId: string,
): boolean {
  assertPossible(stock.data, change);
  const more = { expected, ...(version !== undefined && { version }) };
  return write(tx, stock, [{ change, cause: "receive", ...received }], movementId, more).isBack;
}

interface Adjustment extends By {
  readonly change: number;
  readonly reason: string;
}

interface Adjusted {
  readonly quantity: number;
  readonly isBack: boolean;
}

/** `movementId` makes it happen once, however often it is tried. */
export function adjust(
  tx: Transaction,
  stock: Found<Stock>,
  adjustment: Adjustment,
  movementId?: string,
): Adjusted {
  assertPossible(stock.data, adjustment.change);
  return write(tx, stock, [{ ...adjustment, cause: "restock" }], movementId);
}

/** Books what a count found, and returns whether the part is available again. */
export function correct(
  tx: Transaction,
  stock: Found<Stock>,
  correction: Omit<Adjustment, "reason">,
  movementId: string,
): boolean {
  assertPossible(stock.data, correction.change);
  return write(tx, stock, [{ ...correction, cause: "count" }], movementId).isBack;
}

function write(
  tx: Transaction,
  stock: Found<Stock>,
  changes: readonly Change[],
  lastMovementId?: string,
  more: Partial<Pick<Received, "expected" | "version">> = {},
): Adjusted {
  const { fields, isBack } = bookInto(tx, stock.data, changes, lastMovementId);
  const changed = { ...fieldsOf(SoldProduct, fields), ...more, updatedAt: serverNow };
  tx.update(products.doc(stock.data._id), changed, unchanged(stock));
  return { quantity: fields.quantity, isBack };
}

/** All but the stock itself, which `fields` has. */
function bookInto(tx: Transaction, stock: Stock, changes: readonly Change[], lastMovementId?: string) {
  const { _id } = stock;
  const { fields, movements } = book(stock, changes);
  recordMovements(tx, movements, lastMovementId);
  const isBack = isBelowMinimum(stock) && !fields.isBelowMinimum;
  if (isBack) recordAvailable(tx, _id);
  return { fields, isBack };
}

export function listLowStock(query: ListQuery): Promise<ListPage<SoldProduct>> {
  const low = listedProducts.where("isBelowMinimum", "==", true);
  return readListPage(low, { by: ["createdAt"], direction: "asc" }, query);
}
