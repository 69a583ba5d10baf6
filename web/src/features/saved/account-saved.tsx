import type { SavedPart } from "@carparts/functions/contract/saved";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { BackInStock } from "./back-in-stock.tsx";
import { grantWish, greet } from "./saved.actions.ts";
import { savedQuery } from "./saved.queries.ts";
import { isBack } from "./saved-rule.ts";
import { useWishes } from "./wishes.ts";

/** Loads the account's saved parts, saves what a guest wished for, and says once what is available again. */
export function AccountSaved({ uid }: { uid: string }) {
  const { data: list } = useQuery(savedQuery(uid));
  const queryClient = useQueryClient();
  const wishes = useWishes();
  const [news, setNews] = useState<readonly SavedPart[]>([]);
  /** Parts that this page has tried. A failed one is tried again at the next visit. */
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!list) return;
    function isNew(name: string): boolean {
      if (tried.current.has(name)) return false;
      tried.current.add(name);
      return true;
    }
    for (const wish of wishes) {
      if (isNew(`${wish._id} ${wish.at}`)) grantWish({ queryClient, uid, list }, wish);
    }
    const back = list.filter((part) => isBack(part) && isNew(`${part._id} ${part.availableAt}`));
    if (back.length > 0) greet({ queryClient, uid }, back, (part) => setNews((before) => [...before, part]));
  }, [list, wishes, queryClient, uid]);
  return (
    <BackInStock
      parts={news}
      onDone={(id) => setNews((before) => (id ? before.filter(({ _id }) => _id !== id) : []))}
    />
  );
}
