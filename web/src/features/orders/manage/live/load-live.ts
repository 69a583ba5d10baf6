import { firstUse } from "#lib/loading/first-use.ts";

const UNTOUCHED_MILLISECONDS = 15_000;

/** Comes with the first use of the page, or after a while on one that nobody touches: Firestore's code is larger than the page's. */
export async function loadLiveOrders() {
  await firstUse(UNTOUCHED_MILLISECONDS);
  return import("./live-orders.tsx");
}
