import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { accountBasketQuery, useSaveBasket } from "./account-basket.queries.ts";
import { keptBasket } from "./basket-store.ts";
import { isSame, merged } from "./line-changes.ts";
import { type Line, MOST_LINES } from "./lines.ts";

/** The lines without what only this browser knows. */
function sent(lines: readonly Line[]) {
  return { lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) };
}

/** Keeps the browser's basket and the account's in step. A guest's joins the account's; another account's goes. */
export function AccountBasket({ uid }: { uid: string }) {
  const { data: account } = useQuery(accountBasketQuery(uid));
  const { mutate } = useSaveBasket(uid);
  const basket = useSyncExternalStore(keptBasket.subscribe, keptBasket.read);
  const taken = useRef<typeof account>(undefined);
  useEffect(() => {
    if (!account) return;
    const isNews = taken.current !== account;
    taken.current = account;
    function join(own: readonly Line[], guests: readonly Line[]): void {
      const { lines, leftOut } = merged(own, guests);
      const isUnsaved = !isSame(lines, account?.lines ?? []);
      keptBasket.write({ lines: [...lines], waiting: [...leftOut], owner: uid, isUnsaved });
    }
    if (basket?.owner !== uid) {
      const guests = basket && basket.owner === undefined ? basket.lines : [];
      join(account.lines, guests);
    } else if (basket.waiting?.length && basket.lines.length < MOST_LINES) {
      join(basket.lines, basket.waiting);
    } else if (basket.isUnsaved) {
      mutate(sent(basket.lines), {
        onSuccess: () => {
          if (keptBasket.read() === basket) keptBasket.write({ ...basket, isUnsaved: false });
        },
      });
    } else if (isNews && !isSame(account.lines, basket.lines)) {
      const prices = new Map(basket.lines.map(({ productId, price }) => [productId, price]));
      const lines = account.lines.map((line) => ({ ...line, price: prices.get(line.productId) }));
      keptBasket.write({ ...basket, lines });
    }
  }, [account, basket, uid, mutate]);
  return null;
}
