import { QUANTITY_OUT_OF_RANGE } from "@carparts/functions/contract/errors";
import { isBelowMinimum, type Product } from "@carparts/functions/contract/products";
import { parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";

type Stock = Pick<Product, "quantity" | "minimumQuantity">;

/**
 * The next number of pieces that can be ordered, up or down from what is typed, or undefined if there is none. What is no
 * number at all leads to the least.
 */
export function stepped(typed: string, by: 1 | -1, stock: Stock): number | undefined {
  if (isBelowMinimum(stock)) return undefined;
  const { quantity, minimumQuantity } = stock;
  const now = parseInteger(typed);
  if (Number.isNaN(now)) return minimumQuantity;
  const within = Math.min(Math.max(now + by, minimumQuantity), quantity);
  return Math.sign(within - now) === by ? within : undefined;
}

/** The specification's words for pieces that can't be ordered, and how to write what can't be read. */
export function outOfRange(typed: string): string {
  return [QUANTITY_OUT_OF_RANGE, wholeHint(typed)].filter(Boolean).join(". ");
}

/** The reason why a part can't be ordered now, or undefined. */
export function obstacle(stock: Stock): string | undefined {
  if (!isBelowMinimum(stock)) return undefined;
  const { quantity, minimumQuantity } = stock;
  if (quantity <= 0) return "none are left.";
  const are = quantity === 1 ? "is" : "are";
  return `only ${quantity} ${are} left, and the smallest order is ${minimumQuantity}.`;
}
