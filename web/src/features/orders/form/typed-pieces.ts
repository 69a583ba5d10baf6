import type { Product } from "@carparts/functions/contract/products";
import { useState } from "react";
import { attempt } from "#lib/storage.ts";

/** The order form's quantity, restored when you leave for another site and come back. */
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
