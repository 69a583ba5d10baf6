import { notifyAccount } from "../back-in-stock/back-in-stock.store.ts";
import { isAvailable } from "../contract/products.ts";
import { notFound } from "../core/app-error.ts";
import { findProduct } from "../parts/parts.store.ts";
import * as store from "./saved.store.ts";

export async function readSaved(uid: string, id: string): Promise<store.SavedProduct> {
  const items = (await store.findSaved(uid)).filter(({ productId }) => productId === id);
  const [part] = await store.withProducts(items);
  if (!part) throw notFound("saved part");
  return part;
}

export async function savePart(uid: string, id: string, notify: boolean): Promise<store.SavedProduct> {
  const product = await findProduct(id);
  if (!product) throw notFound("product");
  const isBack = notify && isAvailable(product.data);
  const availableAt = new Date().toISOString();
  await store.saveItem(uid, { productId: id, notify, ...(isBack && { availableAt }) });
  // The part may have become available in between, when this account wasn't waiting yet.
  if (notify && !isBack && (await isAvailableNow(id))) await notifyAccount(uid, id);
  return readSaved(uid, id);
}

async function isAvailableNow(id: string): Promise<boolean> {
  const product = await findProduct(id);
  return product !== undefined && isAvailable(product.data);
}

export async function forgetPart(uid: string, id: string): Promise<{ _id: string }> {
  const isSaved = (await store.findSaved(uid)).some(({ productId }) => productId === id);
  if (!isSaved) throw notFound("saved part");
  await store.removeItem(uid, id);
  return { _id: id };
}
