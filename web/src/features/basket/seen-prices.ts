import { basketOf, basketStore } from "./basket-store.ts";

/** Remembers the prices that were looked at, for lines without one. */
export function saveSeenPrices(uid: string | undefined, priceOf: (id: string) => number | undefined): void {
  const basket = basketOf(uid);
  if (!basket?.lines.some(({ productId, price }) => price === undefined && priceOf(productId))) return;
  const lines = basket.lines.map((line) => ({ ...line, price: line.price ?? priceOf(line.productId) }));
  basketStore.write({ ...basket, lines });
}
