import type { Basket } from "../contract/basket/basket.ts";
import { baskets } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { found, unchanged } from "../firestore/found.ts";
import { readable } from "../firestore/readable.ts";
import { storeUnlessLeaving } from "../identity/leaving.store.ts";

/** A damaged one is as good as empty: its owner can save it again. */
export async function findBasket(uid: string): Promise<Basket> {
  return readable(await baskets.doc(uid).get()) ?? { lines: [] };
}

export async function saveBasket(uid: string, basket: Basket): Promise<Basket> {
  await storeUnlessLeaving(uid, (batch) => batch.set(baskets.doc(uid), { _id: uid, ...basket }));
  return basket;
}

export async function takeOut(tx: Transaction, uid: string, ordered: ReadonlySet<string>): Promise<void> {
  const basket = found(await baskets.doc(uid).get());
  if (!basket) return;
  const lines = basket.data.lines.filter(({ productId }) => !ordered.has(productId));
  if (lines.length < basket.data.lines.length) tx.update(baskets.doc(uid), { lines }, unchanged(basket));
}
