import type { WriteBatch } from "firebase-admin/firestore";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { recordChange } from "../change-history/change-history.store.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import type { Actor } from "../core/caller.ts";
import {
  deletedProducts,
  products,
  type SoldProduct,
  type StoredInternals,
  type StoredProduct,
} from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { type Found, unchanged } from "../firestore/found.ts";
import { type Page, readPage } from "../firestore/page.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { listedProducts } from "../firestore/sold-products.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";
import { deleteInternals, findInternals, writeInternals } from "../parts/internals.store.ts";
import { changesBetween } from "../parts/part-changes.ts";
import { writeTombstone } from "../parts/tombstones.store.ts";
import { openStock } from "../stock/stock.store.ts";
import { moveToTrash } from "../trash/trash.store.ts";
import { assertNumberFree, claimNumber, reclaimNumber } from "./part-numbers.store.ts";
import { ENDLESS, refusedSuccessor, successorFault } from "./part-rules.ts";
import { assertSuppliers } from "./supplier-rule.ts";
import { fieldsIn, removed } from "./trashed-part.store.ts";

export function listProducts(page: PageQuery, sort?: "newest"): Promise<Page<SoldProduct>> {
  return readPage(listedProducts, sort === "newest" ? "desc" : "asc", page);
}

export function newProductId(): string {
  return products.doc().id;
}

export type NewProduct = Omit<StoredProduct & StoredInternals, "version" | "updatedAt">;

/** Stores a product with the first movement of its stock. The commit fails if another has its number. */
export function createProduct(
  commit: Transaction | WriteBatch,
  product: NewProduct,
  by: Parameters<typeof openStock>[2],
): void {
  claimNumber(commit, product._id, product.partNumber);
  const stock = openStock(commit, product, by);
  const stored = { ...product, ...stock, version: 1, updatedAt: serverNow };
  (commit as WriteBatch).create(products.doc(product._id), stored);
  writeInternals(commit, product);
}

export async function addProduct(
  actor: Actor,
  fields: Omit<NewProduct, "_id" | "createdAt">,
  entryId: string,
): Promise<string> {
  const product = { _id: newProductId(), ...fields, createdAt: new Date().toISOString() };
  const add = async (tx: Transaction) => {
    await assertSuppliers(product.offers, tx);
    const by = { cause: "add", who: assertNotDeleting(tx, actor.uid) } as const;
    createProduct(tx, product, by);
    const changes = changesBetween(null, product);
    recordChange(tx, { productId: product._id, version: 1, changes, ...by }, entryId);
    recordAuditEvent(tx, actor, "product_added", product._id);
  };
  try {
    await inTransaction(add);
  } catch (failure) {
    await assertNumberFree(product._id, product.partNumber);
    throw await asDeletionError(failure, actor.uid);
  }
  return product._id;
}

/**
 * The part lies in the trash then, with what admins alone know of it. Its movements stay where they are. Fails if it was
 * written since it was `seen`.
 */
export async function deleteProduct(
  tx: Transaction,
  actor: Actor,
  id: string,
  seen?: Pick<Found<unknown>, "updateTime">,
): Promise<boolean> {
  const part = (await tx.get(removed.doc(id))).data();
  if (!part) return false;
  const internals = await findInternals(tx, id);
  await reclaimNumber(tx, id, null);
  const { name, stored } = part;
  const who = assertNotDeleting(tx, actor.uid);
  const trashed = { _id: id, kind: "part", stored, ...(internals && { internals }) } as const;
  moveToTrash(tx, { ...trashed, name, who });
  tx.delete(products.doc(id), seen && unchanged(seen));
  deleteInternals(tx, id);
  writeTombstone(tx, id);
  const changes = changesBetween(fieldsIn(trashed), null);
  recordChange(tx, { productId: id, changes, cause: "delete", who });
  recordAuditEvent(tx, actor, "product_deleted", id);
  return true;
}

/** Marks a document that was restored outside the shop as changed, and claims its number. False if there is none. */
export function markRestored(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const product = readable(await tx.get(products.doc(id)));
    if (!product) return false;
    if ((await successorFault(product, tx)) === ENDLESS) throw refusedSuccessor(ENDLESS);
    await reclaimNumber(tx, id, product.partNumber);
    tx.delete(deletedProducts.doc(id));
    tx.update(products.doc(id), { updatedAt: serverNow });
    return true;
  });
}
