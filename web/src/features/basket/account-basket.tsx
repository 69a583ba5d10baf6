import { type Basket, changeBasket, readBasket } from "@carparts/functions/contract/basket/basket";
import { MOST_CHANGES, MOST_LINES } from "@carparts/functions/contract/basket/lines";
import { useSyncExternalStore } from "react";
import { call } from "#lib/api-client.ts";
import { isPermanent, type Synced } from "#lib/sync/synced.ts";
import { useSync } from "#lib/sync/use-sync.ts";
import { addUnsaved, basketStore, unsavedLines } from "./basket-store.ts";
import { syncBasket } from "./line-changes.ts";
import type { Line } from "./lines.ts";

const FULL = "Your basket is full: another device has filled it. What you added waits until there's room.";

const syncedBasket: Synced<Basket, Line> = {
  noun: "basket",
  ops: unsavedLines,
  refetchOnWindowFocus: "always",
  read: (options) => call(readBasket, {}, options),
  most: MOST_CHANGES,
  async send({ uid, ops }) {
    if (ops.length === 0) return undefined;
    const basket = await call(changeBasket, { body: { changes: [...ops] } });
    // Pages on which nothing is ordered load no code of orders.
    const { findUnansweredBasket } = await import("./basket.queries.ts");
    // While an order has no answer, its lines stay on the page, so that they can be sent with the same key again.
    return findUnansweredBasket(uid) ? undefined : basket;
  },
  refusedOps: ({ fields }, ops) =>
    ops.filter((_, index) => Object.keys(fields).some((field) => field.startsWith(`changes.${index}.`))),
  failureText: (failure) => (isPermanent(failure) && failure.code === "list_full" ? FULL : undefined),
};

/** Puts the account's lines together with what was done here, and notes what the account has to learn of it. */
function take(uid: string, account: readonly Line[]): void {
  const basket = basketStore.read() ?? { lines: [] };
  const isOwn = basket.owner === uid;
  const guests = basket.owner === undefined ? basket.lines : [];
  const unsaved = unsavedLines.listFor(uid);
  const local = { lines: isOwn ? basket.lines : guests, coming: isOwn ? basket.waiting : guests };
  const { lines, waiting, changes } = syncBasket(account, unsaved, local);
  const isWaiting = ({ productId }: Line) => waiting.some((line) => line.productId === productId);
  unsavedLines.remove(uid, unsaved.filter(isWaiting));
  addUnsaved(uid, changes);
  basketStore.write({ owner: uid, lines: [...lines], waiting: waiting.slice(0, MOST_LINES) });
}

/** Another tab may have a newer basket than this one's last answer. */
function takeNews(
  uid: string,
  { state, isNews }: { readonly state: Basket; readonly isNews: boolean },
): void {
  const { owner, lines = [], waiting = [] } = basketStore.read() ?? {};
  if (isNews || owner !== uid) take(uid, state.lines);
  else if (waiting.length > 0 && lines.length < MOST_LINES) take(uid, lines);
}

/**
 * Keeps the browser's basket and the account's in step. A guest's joins the account's; another account's goes. What was
 * changed here is sent, and what other devices changed is shown.
 */
export function AccountBasket({ uid }: { uid: string }) {
  useSync(syncedBasket, uid, takeNews, useSyncExternalStore(basketStore.subscribe, basketStore.read));
  return null;
}
