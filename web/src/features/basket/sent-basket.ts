import type { PlaceBasket } from "@carparts/functions/contract/basket/place-basket";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";

/** A basket that was sent and has no answer yet. Its key finds the orders, if they were placed. */
export const sentBasket = keptValue(
  "sentBasket",
  z.object({
    key: z.string(),
    /** The uid of whoever sent it. */
    owner: z.string(),
    lines: z.array(z.object({ productId: z.string(), MinimumOrder: z.number(), price: z.number() })),
  }),
);

type Lines = PlaceBasket["lines"];

/** This account's, if there is one. */
export function useSentBasket(uid: string | undefined) {
  const sent = useSyncExternalStore(sentBasket.subscribe, sentBasket.read, () => undefined);
  return sent?.owner === uid ? sent : undefined;
}

/** Whether both order the same pieces, at whatever price. */
export function isSameOrder(one: Lines, other: Lines): boolean {
  const text = (lines: Lines) => lines.map((line) => `${line.productId} ${line.MinimumOrder}`).join();
  return text(one) === text(other);
}
