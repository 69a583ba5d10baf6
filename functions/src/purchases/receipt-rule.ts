import { isOpen, openPieces } from "../contract/admin/purchases.ts";
import type { ReceiptResult, ReceivedLine } from "../contract/admin/receipts.ts";
import { type Money, moneyOf } from "../contract/values/money.ts";
import type { StoredPurchase } from "../firestore/collections.ts";

type State = Pick<StoredPurchase, "state">;

/** Also of a purchase of which all came: more may come than was ordered. */
export function isReceivable(purchase: State): boolean {
  return isOpen(purchase) || purchase.state === "received";
}

/** The result of pieces that came, where the part is there. */
export function resultOf(
  purchase: State,
  line: Parameters<typeof openPieces>[0],
  { pieces, isOver = false }: Pick<ReceivedLine, "pieces" | "isOver">,
): ReceiptResult["result"] {
  if (!isReceivable(purchase)) return "closed";
  return pieces > openPieces(line) && !isOver ? "over" : "done";
}

interface Came {
  readonly pieces: number;
  /** Null where neither the bill nor the purchase says. */
  readonly cost: Money | null;
}

/** The cost of a piece once these came, weighed by the pieces on hand, to the nearest cent. */
export function averageCost(cost: Money | null, onHand: number, came: Came): Money | null {
  if (!came.cost) return cost;
  if (!cost) return came.cost;
  const before = Math.max(0, onHand);
  const cents = (cost.cents * before + came.cost.cents * came.pieces) / (before + came.pieces);
  return moneyOf(Math.round(cents));
}
