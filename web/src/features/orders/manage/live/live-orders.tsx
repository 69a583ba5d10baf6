import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useMatch, useNavigate } from "react-router-dom";
import { routes } from "#routes.ts";
import { notifyBySystem, toastNews } from "./news-notices.tsx";
import type { Moment } from "./seen-orders.ts";
import { clearUnseenMarks, markUnseen } from "./unseen-marks.ts";
import { useOrderNews } from "./use-order-news.ts";
import { usePresence } from "./watching.ts";

const MOST_COUNTED = 99;

interface Props {
  uid: string;
  /** Gets what stands beside the orders in the menu. */
  onMark: (mark: ReactNode) => void;
}

/** Keeps an admin's screens as the orders are, and says how many came since somebody looked at their list. */
export default function LiveOrders({ uid, onMark }: Props) {
  const navigate = useNavigate();
  const { unseen, newest, see } = useOrderNews(uid, (orders) => {
    void toastNews(orders);
    notifyBySystem(orders, () => navigate(routes.manageOrders.path));
  });
  const isPresent = usePresence();
  const isListed = useMatch({ path: routes.manageOrders.path, end: false }) !== null;
  const isLooking = isListed && isPresent;
  const seeAll = useEffectEvent((moment: Moment) => {
    markUnseen(unseen.map(({ number }) => number));
    see(moment);
  });
  useEffect(() => {
    if (isLooking && newest) seeAll(newest);
  }, [isLooking, newest]);
  useEffect(() => (isListed ? clearUnseenMarks : undefined), [isListed]);

  const { length } = isLooking ? [] : unseen;
  const count = length > MOST_COUNTED ? `${MOST_COUNTED}+` : length > 0 ? `${length}` : undefined;
  useTitleCount(count);
  useEffect(() => {
    onMark(count && <Mark count={count} />);
    return () => onMark(undefined);
  }, [count, onMark]);
  return null;
}

function Mark({ count }: { count: string }) {
  return (
    <span className="badge badge-warning badge-soft -top-1.5 -right-1.5 absolute px-1.5">
      <span>{count}</span>
      <span className="sr-only">{count === "1" ? " new order" : " new orders"}</span>
    </span>
  );
}

/** Pages set their own title, so this follows them. */
function useTitleCount(count: string | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    const prefix = `(${count}) `;
    const add = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    const pages = new MutationObserver(add);
    add();
    pages.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      pages.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [count]);
}
