import type { Product } from "@carparts/functions/contract/products";
import { useState } from "react";
import { attempt } from "#lib/storage.ts";

/** The order form's quantity, restored when this account leaves for another site and comes back. */
export function useTypedPieces({ _id, minimumQuantity }: Product, uid: string, sent: string | undefined) {
  const place = `pieces:${_id}:${uid}`;
  const least = String(minimumQuantity);
  const [pieces, setPieces] = useState(() => sent ?? attempt(() => sessionStorage.getItem(place)) ?? least);
  function keep(typed: string) {
    setPieces(typed);
    attempt(() =>
      typed === least ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, typed),
    );
  }
  return [pieces, keep] as const;
}
