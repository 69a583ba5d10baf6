import { useSyncExternalStore } from "react";
import { basketStore, unsavedLines } from "./basket-store.ts";
import { isSame } from "./line-changes.ts";

/** Says that the basket is nowhere but on this page. */
export function UnkeptBasket() {
  const basket = useSyncExternalStore(basketStore.subscribe, basketStore.read);
  useSyncExternalStore(unsavedLines.subscribe, unsavedLines.read);
  const isOnAccount = basket?.owner !== undefined && unsavedLines.listFor(basket.owner).length === 0;
  if (!basket || isOnAccount || isSame(basketStore.stored()?.lines ?? [], basket.lines)) return null;
  return (
    <p role="status" className="alert alert-warning alert-soft text-base">
      Your browser can't store your basket. It's gone once you reload or close this page.
    </p>
  );
}
