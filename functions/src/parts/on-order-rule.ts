import { isOpen, openPieces } from "../contract/admin/purchases.ts";
import type { FollowedInternals, OrderedPieces, StoredPurchase } from "../firestore/collections.ts";

export type OnOrder = Pick<FollowedInternals, "onOrder" | "expected" | "ordered">;

/** All that is on order of a part, and the first day of it. */
export function sumOrdered(ordered: OnOrder["ordered"]): OnOrder {
  const open = Object.values(ordered);
  const days = open.flatMap(({ expected }) => expected ?? []).sort();
  return {
    onOrder: open.reduce((sum, { pieces }) => sum + pieces, 0),
    expected: days[0] ?? null,
    ordered,
  };
}

/** The pieces of a part that this purchase is still to bring, null where there are none. */
export function orderedIn(
  purchase: Pick<StoredPurchase, "state" | "expected" | "lines">,
  productId: string,
): OrderedPieces | null {
  const line = purchase.lines.find((each) => each.productId === productId);
  const pieces = line && isOpen(purchase) ? openPieces(line) : 0;
  return pieces > 0 ? { pieces, expected: purchase.expected } : null;
}

export function withOrdered(
  before: OnOrder["ordered"],
  purchaseId: string,
  pieces: OrderedPieces | null,
): OnOrder {
  const { [purchaseId]: _replaced, ...others } = before;
  return sumOrdered(pieces ? { ...others, [purchaseId]: pieces } : others);
}
