import type { WriteBatch } from "firebase-admin/firestore";
import { recordAuditEvent } from "../audit/audit.store.ts";
import { id as Id, type PageQuery } from "../contract/primitives.ts";
import type { Actor } from "../core/caller.ts";
import { counted } from "../core/guest-reads.ts";
import { products, type StoredProduct } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found } from "../firestore/found.ts";
import { type Page, readPage } from "../firestore/page.ts";
import { readableOnes } from "../firestore/readable.ts";
import { openStock } from "../stock/stock.store.ts";

export function listProducts(page: PageQuery, sort?: "newest"): Promise<Page<StoredProduct>> {
  return readPage(products, sort === "newest" ? "desc" : "asc", page);
}

export async function readProducts(id: string): Promise<StoredProduct[]> {
  const product = Id.safeParse(id).success ? await findProduct(id) : undefined;
  return product ? [product.data] : [];
}

/** Stores a product with the first movement of its stock. */
export function createProduct(
  batch: WriteBatch,
  product: StoredProduct,
  by: Parameters<typeof openStock>[2],
): void {
  batch.create(products.doc(product._id), { ...product, ...openStock(batch, product, by) });
}

export async function addProduct(
  actor: Actor,
  fields: Omit<StoredProduct, "_id" | "createdAt">,
): Promise<StoredProduct> {
  const product = { _id: products.doc().id, ...fields, createdAt: new Date().toISOString() };
  const batch = db.batch();
  createProduct(batch, product, { cause: "add", who: actor.uid });
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
): Promise<StoredProduct[]> {
  const { picture, price } = body;
  const matches = products.where("picture", "==", picture).where("price.cents", "==", price.cents).limit(2);
  return readableOnes((await matches.get()).docs);
}
