import { recordDeed } from "../audit/audit.store.ts";
import type { PageQuery } from "../contract/primitives.ts";
import type { AddProduct, Product } from "../contract/products.ts";
import { products } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Page, readPage } from "../firestore/page.ts";
import type { Actor } from "../http/authenticate.ts";

/** The catalogue, oldest first. Reads one document a product. */
export function listProducts(page: PageQuery): Promise<Page<Product>> {
  return readPage(products, "asc", page);
}

export async function addProduct(actor: Actor, fields: AddProduct): Promise<Product> {
  const document = products.doc();
  const product = { _id: document.id, ...fields, createdAt: new Date().toISOString() };
  const batch = db.batch();
  batch.create(document, product);
  recordDeed(batch, actor, "product_added", product._id);
  await batch.commit();
  return product;
}

/** Deletes a product; false where there was none. */
export async function deleteProduct(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  const document = await tx.get(products.doc(id));
  if (document.exists) {
    tx.delete(document.ref);
    recordDeed(tx, actor, "product_deleted", id);
  }
  return document.exists;
}

export async function findProduct(tx: Transaction, id: string): Promise<Product | undefined> {
  return (await tx.get(products.doc(id))).data();
}

/** The products with this picture and price; never more than two, which is already one too many. */
export async function findLookalikes(
  tx: Transaction,
  { picture, price }: Pick<Product, "picture" | "price">,
): Promise<Product[]> {
  const matches = products.where("picture", "==", picture).where("price", "==", price).limit(2);
  return (await tx.get(matches)).docs.map((document) => document.data());
}

/** Sets the stock to what a transaction has worked out from its own read. */
export function setStock(tx: Transaction, id: string, quantity: number): void {
  tx.update(products.doc(id), { quantity });
}
