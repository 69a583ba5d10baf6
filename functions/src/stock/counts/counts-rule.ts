import type { CountedPart, CountResult } from "../../contract/admin/counts.ts";
import { decimalOf, type Money } from "../../contract/values/money.ts";
import type { StoredMovement } from "../../firestore/collections.ts";

/** An order that was placed, handled or deleted since. */
export interface TouchedOrder {
  readonly pieces: number;
  readonly isNew: boolean;
  readonly pickedAt: string | undefined;
}

type MovementFields = Pick<StoredMovement, "at" | "before" | "change" | "cause" | "orderId">;

/** The booked stock of a part, and its movements since the movement that its count is as of. */
export interface Books {
  readonly quantity: number;
  readonly reserved: number;
  readonly since: readonly MovementFields[];
  /** By their ids: all that these movements name, and all whose handling changed. */
  readonly orders: ReadonlyMap<string, TouchedOrder>;
  readonly cost: Money | null;
}

/** The pieces on hand as long as no movement came after the one that the count is as of. */
function onHandThen({ quantity, reserved, since, orders }: Books): number {
  const [first] = since;
  if (!first) return quantity + reserved;
  let reservedThen = reserved;
  for (const [id, { pieces, isNew, pickedAt }] of orders) {
    const moved = since.find(({ orderId }) => orderId === id);
    const wasPlaced = !moved || moved.change > 0;
    const wasPicked = pickedAt !== undefined && pickedAt < first.at;
    reservedThen += (wasPlaced && !wasPicked ? pieces : 0) - (isNew ? pieces : 0);
  }
  return first.before + reservedThen;
}

/** These moved nothing: they hold the stock from before. */
const corrections: ReadonlySet<MovementFields["cause"]> = new Set(["count", "seed"]);

export function differenceOf({ counted, onHand }: Pick<CountedPart, "counted" | "onHand">, books: Books) {
  const corrected = books.since.reduce(
    (pieces, { cause, change }) => pieces + (corrections.has(cause) ? change : 0),
    0,
  );
  return counted - (onHand ?? onHandThen(books)) - corrected;
}

export function toCountResult(difference: number, cost: Money | null, reason?: string): CountResult {
  return {
    result: reason === undefined ? "done" : "wrong",
    difference,
    value: cost && decimalOf({ ...cost, cents: difference * cost.cents }),
    ...(reason !== undefined && { reason }),
  };
}
