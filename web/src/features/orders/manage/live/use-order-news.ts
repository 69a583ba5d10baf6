import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { followOrders, renewsRole } from "./changed-orders.queries.ts";
import { type ChangedOrder, isNew } from "./new-orders.ts";
import { BEFORE_ALL, isAfter, type Moment, seenOrders } from "./seen-orders.ts";
import { useThrottledRefetch } from "./throttled-refetch.ts";
import { useWatching } from "./watching.ts";

function ownMoment(uid: string, stored: ReturnType<typeof seenOrders.read>): Moment | undefined {
  return stored?.owner === uid ? stored.moment : undefined;
}

/**
 * Returns the new orders that this account hasn't seen; `see` marks as read across tabs. `announce` gets those that come
 * while the page is open. Listens while the page is visible, and refetches what an order changes.
 */
export function useOrderNews(uid: string, announce: (orders: readonly ChangedOrder[]) => void) {
  const seen = ownMoment(uid, useSyncExternalStore(seenOrders.subscribe, seenOrders.read));
  const [changed, setChanged] = useState<readonly ChangedOrder[]>([]);
  const [tries, setTries] = useState(0);
  const newest = useRef<Moment>(undefined);
  const announced = useRef<ReadonlySet<string>>(undefined);
  const isWatching = useWatching();
  const hasBegun = seen !== undefined;
  const refetch = useThrottledRefetch();

  const see = useCallback(
    (moment: Moment) => {
      const before = ownMoment(uid, seenOrders.latest());
      if (!before || isAfter(moment, before)) seenOrders.write({ owner: uid, moment });
    },
    [uid],
  );
  const unseen = changed.filter((order) => isNew(order) && seen && isAfter(order.updatedAt, seen));

  const follow = useEffectEvent((orders: readonly ChangedOrder[], isDeletion: boolean) => {
    const last = orders[0]?.updatedAt;
    // On the first visit, existing orders count as seen.
    if (!seen) see(last ?? BEFORE_ALL);
    const before = newest.current ?? seen ?? BEFORE_ALL;
    const isChange = last !== undefined && isAfter(last, before);
    if (isChange) newest.current = last;
    if (isChange || isDeletion) refetch();
    setChanged(orders);
    const fresh = orders.filter(isNew);
    const news = fresh.filter(({ number }) => announced.current?.has(number) === false);
    if (news.length > 0) announce(news);
    announced.current = new Set([...(announced.current ?? []), ...fresh.map(({ number }) => number)]);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` moves on while it listens; only its beginning counts.
  useEffect(() => {
    if (!isWatching) return;
    return followOrders(
      seen,
      ({ orders, isDeletion }) => follow(orders, isDeletion),
      (error) => {
        renewsRole(error).then(
          (isRenewed) => isRenewed && setTries((before) => before + 1),
          () => {},
        );
      },
    );
  }, [uid, isWatching, hasBegun, tries]);

  return { unseen, newest: changed[0]?.updatedAt, see };
}
