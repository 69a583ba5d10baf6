import { MOST_LINES } from "@carparts/functions/contract/basket/lines";

/** Some pieces of a part, about to be ordered. */
export interface Line {
  readonly productId: string;
  readonly quantity: number;
  /** The price of a piece when it was last looked at. */
  readonly price?: number | undefined;
}

/**
 * More pieces of a part: as many as were chosen, or else one, and at first as many as an order needs. Undefined where the
 * basket is full.
 */
export function addedLines(
  lines: readonly Line[],
  { _id: productId, minimumQuantity, price }: { _id: string; minimumQuantity: number; price: number },
  chosen?: number,
): Line | undefined {
  const existing = lines.find((line) => line.productId === productId);
  if (existing) return { ...existing, quantity: existing.quantity + (chosen ?? 1) };
  return lines.length < MOST_LINES ? { productId, quantity: chosen ?? minimumQuantity, price } : undefined;
}
