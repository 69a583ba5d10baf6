import { MOST_LINES, withChanges } from "@carparts/functions/contract/basket/lines";
import type { Order } from "@carparts/functions/contract/orders";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { useOwnerUid } from "#auth/owner-uid.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { persistedValue } from "#lib/persisted-value.ts";
import { pendingOps } from "#lib/sync/pending-ops.ts";
import type { Line } from "./lines.ts";

const Lines = z
  .array(
    z.object({
      productId: z.string(),
      quantity: z.int().check(z.minimum(1)),
      price: z.optional(z.number()),
    }),
  )
  .check(z.maxLength(MOST_LINES));

export const basketStore = persistedValue(
  "basket",
  z.object({
    lines: Lines,
    /** Lines that the account's basket had no room for. */
    waiting: z.optional(Lines),
    /** The basket's account; undefined for a guest. */
    owner: z.optional(z.string()),
  }),
);

/** The pieces of each part that was changed here, 0 for none, until the account's own copy has them. */
export const unsavedLines = pendingOps(
  "basket",
  z.object({ productId: z.string(), quantity: z.int().check(z.minimum(0)) }),
  ({ productId }) => productId,
);

const NONE: readonly Line[] = [];

/** An account's basket is for nobody else. */
export function ownBasket(uid: string | undefined, basket = basketStore.read()) {
  return basket?.owner === undefined || basket.owner === uid ? basket : undefined;
}

export function basketLines(uid: string | undefined): readonly Line[] {
  return ownBasket(uid)?.lines ?? NONE;
}

/** A change says how many pieces of a part there are from now on, 0 for none. */
export function changeBasket(uid: string | undefined, changes: readonly Line[]): void {
  const basket = ownBasket(uid, basketStore.latest());
  if (basket?.owner !== undefined) addUnsaved(basket.owner, changes);
  basketStore.write({ ...basket, lines: withChanges(basket?.lines ?? NONE, changes) });
}

/** Shows that a line was removed, with Undo, unless the basket has changed hands meanwhile. */
export function removeLine(uid: string | undefined, line: Line, name: string): void {
  changeBasket(uid, [{ productId: line.productId, quantity: 0 }]);
  void offerUndo(`Removed: ${name}`, () => {
    const others = basketLines(uid).filter(({ productId }) => productId !== line.productId);
    if (others.length < MOST_LINES) changeBasket(uid, [line]);
    else void notify("error", `A basket holds ${MOST_LINES} parts, and yours is full now.`);
  });
}

/** Leaves the basket alone that another account has in this browser by now. */
export function removeOrdered(uid: string | undefined, orders: readonly Pick<Order, "productId">[]): void {
  if (!ownBasket(uid, basketStore.latest())) return;
  changeBasket(
    uid,
    orders.map(({ productId }) => ({ productId, quantity: 0 })),
  );
}

export function addUnsaved(uid: string, changes: readonly Line[]): void {
  unsavedLines.add(
    uid,
    changes.map(({ productId, quantity }) => ({ productId, quantity })),
  );
}

/** None in prerendered pages. */
export function useBasketLines(): readonly Line[] {
  const uid = useOwnerUid();
  return useSyncExternalStore(
    basketStore.subscribe,
    () => basketLines(uid),
    () => NONE,
  );
}
