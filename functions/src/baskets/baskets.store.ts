import { FieldValue } from "firebase-admin/firestore";
import type { Basket } from "../contract/basket/basket.ts";
import { MOST_LINES, withChanges } from "../contract/basket/lines.ts";
import { AppError } from "../core/app-error.ts";
import { baskets } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { changeUnlessDeleting, storeUnlessDeleting } from "../identity/account-deletion.store.ts";

/** A damaged one is as good as empty: its owner can save it again. */
export async function findBasket(uid: string): Promise<Basket> {
  return readable(await baskets.doc(uid).get()) ?? { lines: [] };
}

export async function saveBasket(uid: string, basket: Basket): Promise<Basket> {
  await storeUnlessDeleting(uid, (batch) => batch.set(baskets.doc(uid), { _id: uid, ...basket }));
  return basket;
}

export function changeBasket(uid: string, changes: Basket["lines"]): Promise<Basket> {
  return changeUnlessDeleting(uid, async (tx) => {
    const before = readable(await tx.get(baskets.doc(uid)))?.lines ?? [];
    const lines = withChanges(before, changes);
    if (lines.length > MOST_LINES) {
      throw new AppError("list_full", `A basket holds ${MOST_LINES} parts. Order or remove some first.`);
    }
    tx.set(baskets.doc(uid), { _id: uid, lines });
    return { lines };
  });
}

/** Without a condition, so that no order is tried again because its owner saves the basket meanwhile. */
export async function takeOut(tx: Transaction, uid: string, ordered: ReadonlySet<string>): Promise<void> {
  const { lines } = await findBasket(uid);
  const gone = lines.filter(({ productId }) => ordered.has(productId));
  if (gone.length > 0) tx.update(baskets.doc(uid), { lines: FieldValue.arrayRemove(...gone) });
}
