import { isWaiting } from "../back-in-stock/back-in-stock-rule.ts";
import { forgetParts } from "../catalogue/forget-parts.ts";
import { AppError } from "../core/app-error.ts";
import { consumeReads } from "../core/read-quota.ts";
import { type SavedItem, type SoldProduct, saved } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { changeUnlessDeleting } from "../identity/account-deletion.store.ts";
import { recordWaiting, waitingIn } from "../parts/internals.store.ts";
import { findProducts } from "../parts/parts.store.ts";

export const MOST_SAVED = 200;

/** A damaged list is as good as empty. */
export async function findSaved(uid: string): Promise<SavedItem[]> {
  return readable(await saved.doc(uid).get())?.items ?? [];
}

export type SavedProduct = SoldProduct & Omit<SavedItem, "productId"> & { readonly expected: string | null };

export async function withProducts(items: readonly SavedItem[]): Promise<SavedProduct[]> {
  const products = await findProducts(items.map(({ productId }) => productId));
  await forgetParts(items.flatMap(({ productId }) => (products.has(productId) ? [] : productId)));
  return items.flatMap(({ productId, ...wish }) => {
    const product = products.get(productId)?.data;
    return product ? [{ ...product, expected: product.expected ?? null, ...wish }] : [];
  });
}

export async function listSaved(uid: string): Promise<SavedProduct[]> {
  const items = await findSaved(uid);
  return consumeReads(items.length + 1, () => withProducts(items));
}

/** A full list first loses the parts that are gone. */
async function withRoom(items: readonly SavedItem[]): Promise<readonly SavedItem[]> {
  if (items.length < MOST_SAVED) return items;
  const ids = items.map(({ productId }) => productId);
  const present = await consumeReads(items.length, () => findProducts(ids));
  const remaining = items.filter(({ productId }) => present.has(productId));
  if (remaining.length < MOST_SAVED) return remaining;
  throw new AppError("list_full", `You can save ${MOST_SAVED} parts. Please take one off your list first.`);
}

export function saveItem(uid: string, item: SavedItem): Promise<void> {
  return change(uid, async (items) => {
    const isSame = ({ productId }: SavedItem) => productId === item.productId;
    if (items.some(isSame)) return items.map((each) => (isSame(each) ? item : each));
    return [item, ...(await withRoom(items))];
  });
}

export function removeItem(uid: string, productId: string): Promise<void> {
  return change(uid, async (items) => items.filter((item) => item.productId !== productId));
}

type Change = (items: readonly SavedItem[]) => Promise<SavedItem[]>;

function change(uid: string, work: Change): Promise<void> {
  return changeUnlessDeleting(uid, async (tx) => {
    const document = await tx.get(saved.doc(uid));
    const items = await work(readable(document)?.items ?? []);
    const waiting = items.filter(isWaiting).map(({ productId }) => productId);
    recordWaiting(tx, waitingIn(document), waiting);
    tx.set(saved.doc(uid), { _id: uid, items, waiting });
  });
}
