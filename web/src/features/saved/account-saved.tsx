import { type SavedPart, savePart } from "@carparts/functions/contract/saved";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { withLock } from "#lib/sync/lock.ts";
import { NOBODY } from "#lib/sync/pending-ops.ts";
import { syncedQuery } from "#lib/sync/synced.ts";
import { useSync } from "#lib/sync/use-sync.ts";
import { BackInStock } from "./back-in-stock.tsx";
import { guestOps, type SavedOp, savedOps } from "./saved-ops.ts";
import { changeText, isBack, isWaiting } from "./saved-rule.ts";
import { findSaved, syncedSaved, withPart } from "./synced-saved.ts";

/** Loads the account's saved parts, saves what a guest wished for, and says once what is available again. */
export function AccountSaved({ uid }: { uid: string }) {
  const list = useSync(syncedSaved, uid, claimGuestOps);
  const queryClient = useQueryClient();
  const [news, setNews] = useState<readonly SavedPart[]>([]);
  /** Parts that this page has tried. A failed one is tried again at the next visit. */
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const back = (list ?? []).filter((part) => {
      const name = `${part._id} ${part.availableAt}`;
      if (!isBack(part) || tried.current.has(name)) return false;
      tried.current.add(name);
      return true;
    });
    if (back.length > 0) greet(queryClient, uid, back, (part) => setNews((before) => [...before, part]));
  }, [list, queryClient, uid]);
  return (
    <BackInStock
      parts={news}
      onDone={(id) => setNews((before) => (id ? before.filter(({ _id }) => _id !== id) : []))}
    />
  );
}

/** Makes a guest's wishes the account's. Who waits for a part already goes on waiting. */
function claimGuestOps(uid: string, { state: list }: { readonly state: readonly SavedPart[] }): void {
  const isGranted = (wish: SavedOp) =>
    list.some((part) => part._id === wish._id && (!wish.notify || isWaiting(part)));
  const [granted, others] = [guestOps().filter(isGranted), guestOps().filter((wish) => !isGranted(wish))];
  savedOps.add(uid, others);
  for (const wish of granted) notify("success", changeText(wish.name, wish.notify));
  savedOps.remove(NOBODY, savedOps.listFor(NOBODY));
}

/** Reports each part that is available again, once: what is noted as told isn't told by another tab. */
async function greet(
  queryClient: QueryClient,
  uid: string,
  parts: readonly SavedPart[],
  onNews: (part: SavedPart) => void,
): Promise<void> {
  await withLock(`greet ${uid}`, async () => {
    for (const { _id: id } of parts) {
      const part = await findSaved(id);
      if (!part || !isBack(part)) continue;
      const answer = await call(savePart, { params: { id }, body: { notify: false } });
      const { queryKey } = syncedQuery(syncedSaved, uid);
      // An older answer that is still on its way mustn't undo it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && withPart(list, answer));
      onNews(part);
    }
  }).catch(() => {
    // The next visit tells it.
  });
}
