import { MOST_LINES } from "@carparts/functions/contract/basket/lines";
import type { Order } from "@carparts/functions/contract/orders";
import { useNavigate } from "react-router-dom";
import { useOwnerUid } from "#auth/owner-uid.ts";
import { notify } from "#lib/notify.ts";
import { routes } from "#routes.ts";
import { basketLines, changeBasket } from "./basket-store.ts";
import { linesOfOrders, mergeLines } from "./line-changes.ts";

interface Props {
  /** One, or all of a basket. */
  orders: readonly Order[];
}

/** Puts ordered parts into the basket, which says what has changed since then. */
export function OrderAgain({ orders }: Props) {
  const navigate = useNavigate();
  const uid = useOwnerUid();
  const [first] = orders;
  const what = orders.length === 1 ? first?.productName : "all parts of this basket";

  function again(): void {
    const ordered = new Set(orders.map(({ productId }) => productId));
    const { lines, leftOut } = mergeLines(basketLines(uid), linesOfOrders(orders));
    if (leftOut.length > 0) {
      notify("error", `A basket holds ${MOST_LINES} parts. Order these first.`);
      return;
    }
    changeBasket(
      uid,
      lines.filter(({ productId }) => ordered.has(productId)),
    );
    navigate(routes.basket.path);
  }

  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      aria-label={`Order again: ${what}`}
      onClick={again}
    >
      Order again
    </button>
  );
}
