import * as z from "zod/mini";
import { recordAuditEvent } from "../audit/audit.store.ts";
import { id as Id, MOST_PIECES, type PageQuery } from "../contract/primitives.ts";
import type { Actor } from "../core/caller.ts";
import { counted } from "../core/guest-reads.ts";
import { products, StoredProduct } from "../firestore/collections.ts";
import { converter, fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { type Page, readPage } from "../firestore/page.ts";

type Stock = Pick<StoredProduct, "_id" | "quantity">;

export function listProducts(page: PageQuery, sort?: "newest"): Promise<Page<StoredProduct>> {
  return readPage(products, sort === "newest" ? "desc" : "asc", page);
}

export async function readProducts(id: string): Promise<StoredProduct[]> {
  const product = Id.safeParse(id).success ? await findProduct(id) : undefined;
  return product ? [product.data] : [];
}

export async function addProduct(
  actor: Actor,
  fields: Omit<StoredProduct, "_id" | "createdAt">,
): Promise<StoredProduct> {
  const document = products.doc();
  const product = { _id: document.id, ...fields, createdAt: new Date().toISOString() };
  const batch = db.batch();
  batch.create(document, product);
  recordAuditEvent(batch, actor, "product_added", product._id);
  await batch.commit();
  return product;
}

export async function deleteProduct(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  const document = await tx.get(products.doc(id));
  if (document.exists) {
    tx.delete(document.ref);
    recordAuditEvent(tx, actor, "product_deleted", id);
  }
  return document.exists;
}

export async function findProduct(id: string): Promise<Found<StoredProduct> | undefined> {
  return found(await counted(1, () => products.doc(id).get()));
}

/** Two are enough to know that the match is ambiguous. */
export async function findByPictureAndPrice(
  body: Pick<StoredProduct, "picture" | "price">,
): Promise<Found<StoredProduct>[]> {
  const { picture, price } = body;
  const matches = products.where("picture", "==", picture).where("price.cents", "==", price.cents).limit(2);
  return (await matches.get()).docs.flatMap((document) => found(document) ?? []);
}

const stocks = products.withConverter(converter(z.pick(StoredProduct, { _id: true, quantity: true })));

/** Works even if other fields of the product are damaged. */
export async function findStock(id: string): Promise<Found<Stock> | undefined> {
  return found(await stocks.doc(id).get());
}

export function giveBack(tx: Transaction, stock: Found<Stock>, pieces: number): void {
  setStock(tx, stock, Math.min(stock.data.quantity + pieces, MOST_PIECES));
}

export function setStock(tx: Transaction, product: Found<Stock>, quantity: number): void {
  const fields = fieldsOf(StoredProduct, { quantity });
  tx.update(products.doc(product.data._id), fields, unchanged(product));
}
