import { MOST_LINES } from "@carparts/functions/contract/basket/lines";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { accountBasketQuery, useSaveLines } from "./account-basket.queries.ts";
import { addUnsaved, basketStore, unsavedLines } from "./basket-store.ts";
import { syncBasket } from "./line-changes.ts";
import type { Line } from "./lines.ts";

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

/**
 * Keeps the browser's basket and the account's in step. A guest's joins the account's; another account's goes. What was
 * changed here is sent, and what other devices changed is shown.
 */
export function AccountBasket({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  // Each answer, also one that is as before, is an occasion to send what couldn't be sent.
  const { dataUpdatedAt } = useQuery(accountBasketQuery(uid));
  const { mutate } = useSaveLines(uid);
  const basket = useSyncExternalStore(basketStore.subscribe, basketStore.read);
  const unsaved = useSyncExternalStore(unsavedLines.subscribe, unsavedLines.read);
  const taken = useRef(0);
  useEffect(() => {
    const account = queryClient.getQueryState(accountBasketQuery(uid).queryKey);
    if (!account?.data || dataUpdatedAt === 0) return;
    const isOwn = basket?.owner === uid;
    // Another tab may know the account's basket better than an answer that this one has had for a while.
    const isNews = !isOwn || taken.current !== account.dataUpdatedAt;
    taken.current = account.dataUpdatedAt;
    const hasRoom = (basket?.waiting?.length ?? 0) > 0 && (basket?.lines.length ?? 0) < MOST_LINES;
    if (isNews || hasRoom) take(uid, isNews ? account.data.lines : (basket?.lines ?? []));
    if (unsaved && unsavedLines.listFor(uid).length > 0) mutate();
  }, [dataUpdatedAt, basket, unsaved, uid, queryClient, mutate]);
  return null;
}
