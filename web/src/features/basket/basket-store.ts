import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { useOwnUid } from "#auth/own-uid.ts";
import { keptValue } from "#lib/kept-value.ts";
import { type Line, MOST_LINES } from "./lines.ts";

const Lines = z
  .array(
    z.object({
      productId: z.string(),
      quantity: z.int().check(z.minimum(1)),
      price: z.optional(z.number()),
    }),
  )
  .check(z.maxLength(MOST_LINES));

export const keptBasket = keptValue(
  "basket",
  z.object({
    lines: Lines,
    /** A guest's lines that the account's basket had no room for. */
    waiting: z.optional(Lines),
    /** Whose basket it is. Nobody's while a guest fills it. */
    owner: z.optional(z.string()),
    /** Whether the account's own copy is older. */
    isUnsaved: z.optional(z.boolean()),
  }),
);

const NONE: readonly Line[] = [];

/** An account's basket is for nobody else. */
export function basketOf(uid: string | undefined) {
  const basket = keptBasket.read();
  return basket?.owner === undefined || basket.owner === uid ? basket : undefined;
}

export function basketLines(uid: string | undefined): readonly Line[] {
  return basketOf(uid)?.lines ?? NONE;
}

export function changeBasket(uid: string | undefined, lines: readonly Line[]): void {
  keptBasket.write({ ...basketOf(uid), lines: [...lines], isUnsaved: true });
}

/** None in prerendered pages. */
export function useBasketLines(): readonly Line[] {
  const uid = useOwnUid();
  return useSyncExternalStore(
    keptBasket.subscribe,
    () => basketLines(uid),
    () => NONE,
  );
}
