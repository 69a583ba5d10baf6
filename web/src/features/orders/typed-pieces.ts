import type { Product } from "@carparts/functions/contract/products";
import { useState } from "react";
import { attempt } from "#lib/access-token.ts";

/** The quantity of an order form. What was typed is there again after a way to another site and back. */
export function useTypedPieces({ _id, minimumQuantity }: Product) {
  const place = `pieces:${_id}`;
  const least = String(minimumQuantity);
  const [pieces, setPieces] = useState(() => attempt(() => sessionStorage.getItem(place)) ?? least);
  function keep(typed: string) {
    setPieces(typed);
    attempt(() =>
      typed === least ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, typed),
    );
  }
  return [pieces, keep] as const;
}
