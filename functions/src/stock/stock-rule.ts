import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { isBelowMinimum, isOrderable } from "../contract/products.ts";
import { MOST_PIECES } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";
import type { ActiveUid } from "../core/caller.ts";
import type { SoldProduct, StoredMovement } from "../firestore/collections.ts";

export type Stock = Pick<SoldProduct, "_id" | "quantity" | "minimumQuantity" | "movementCount">;

export type Change = Pick<StoredMovement, "change" | "cause" | "who" | "orderId" | "reason" | "whenExported">;

type By = Pick<StoredMovement, "cause" | "who">;

export interface Booking {
  readonly fields: Required<Pick<SoldProduct, "quantity" | "movementCount" | "isBelowMinimum">>;
  /** Oldest first. */
  readonly movements: readonly Omit<StoredMovement, "_id">[];
}

export function assertOrderable(stock: Stock, pieces: number): void {
  if (!isOrderable(stock, pieces)) throw new AppError("quantity_out_of_range", QUANTITY_OUT_OF_RANGE);
}

/** The reason why the stock can't change by this difference, or undefined. */
export function findStockFault({ quantity }: Pick<Stock, "quantity">, change: number): string | undefined {
  const after = quantity + change;
  if (after >= 0 && after <= MOST_PIECES) return undefined;
  const limit = after < 0 ? "below 0" : `above ${MOST_PIECES}`;
  return `There are ${quantity} in stock, which can't go ${limit}.`;
}

export function assertPossible(stock: Stock, change: number): void {
  const message = findStockFault(stock, change);
  if (message) throw new AppError("quantity_out_of_range", message, { fields: { change: message } });
}

/** Whatever the minimum has become: the order was placed. */
export function assertThere<Found extends { readonly data: Stock }>(
  stock: Found | undefined,
  pieces: number,
): Found {
  if (stock && stock.data.quantity >= pieces) return stock;
  const message = stock
    ? `There are ${stock.data.quantity} in stock, and the order needs ${pieces}. Restock the part first.`
    : "The order's part is not in the shop. Restore that first.";
  throw new AppError("quantity_out_of_range", message);
}

/** Computes the writes of these changes. A product from before the ledger gets its opening movement first. */
export function book(stock: Stock, changes: readonly Change[], at = new Date().toISOString()): Booking {
  const { _id: productId, quantity, minimumQuantity, movementCount } = stock;
  if (movementCount === undefined) {
    return book(
      { ...stock, quantity: 0, movementCount: 0 },
      [{ change: quantity, ...OPENING }, ...changes],
      at,
    );
  }
  let after = quantity;
  const movements = changes.map((change, index) => {
    const before = after;
    after = Math.min(before + change.change, MOST_PIECES);
    return {
      ...change,
      productId,
      number: movementCount + index + 1,
      at,
      before,
      after,
      change: after - before,
    };
  });
  return {
    fields: {
      quantity: after,
      movementCount: movementCount + changes.length,
      isBelowMinimum: isBelowMinimum({ quantity: after, minimumQuantity }),
    },
    movements,
  };
}

/** Maintainers' commands. This actor is no account, so it's never deleted. */
export const OPERATOR = "operator" as ActiveUid;

const OPENING: By = { cause: "seed", who: OPERATOR };

export function bookOpeningStock(product: Stock, by = OPENING, at?: string): Booking {
  return book({ ...product, quantity: 0, movementCount: 0 }, [{ change: product.quantity, ...by }], at);
}
