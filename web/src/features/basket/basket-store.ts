import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { hasSavedSession } from "#lib/access-token.ts";
import { keptValue } from "#lib/kept-value.ts";
import { type Line, MOST_LINES } from "./lines.ts";

export const keptBasket = keptValue(
  "basket",
  z.object({
    lines: z
      .array(
        z.object({
          productId: z.string(),
          quantity: z.int().check(z.minimum(1)),
          price: z.optional(z.number()),
        }),
      )
      .check(z.maxLength(MOST_LINES)),
    /** Whose basket it is. Nobody's while a guest fills it. */
    owner: z.optional(z.string()),
    /** Whether the account's own copy is older. */
    isUnsaved: z.optional(z.boolean()),
  }),
);

const NONE: readonly Line[] = [];

/** An account's basket goes with its session. */
function present() {
  const basket = keptBasket.read();
  return basket?.owner !== undefined && !hasSavedSession() ? undefined : basket;
}

export function basketLines(): readonly Line[] {
  return present()?.lines ?? NONE;
}

export function changeBasket(lines: readonly Line[]): void {
  keptBasket.write({ lines: [...lines], owner: present()?.owner, isUnsaved: true });
}

/** Remembers the prices that were looked at, for lines without one. */
export function notePrices(priceOf: (id: string) => number | undefined): void {
  const basket = present();
  if (!basket?.lines.some(({ productId, price }) => price === undefined && priceOf(productId))) return;
  const lines = basket.lines.map((line) => ({ ...line, price: line.price ?? priceOf(line.productId) }));
  keptBasket.write({ ...basket, lines });
}

/** None in prerendered pages. */
export function useBasketLines(): readonly Line[] {
  return useSyncExternalStore(keptBasket.subscribe, basketLines, () => NONE);
}
