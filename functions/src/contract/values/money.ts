import * as z from "zod/mini";
import { DEAREST, MOST_PIECES } from "./primitives.ts";

/** What the shop charges in. `ui/format/money` writes its sign. */
export const CURRENCY = "USD" as const;
type Currency = typeof CURRENCY;

function moneyUpTo(amount: number) {
  return z.object({
    cents: z.int().check(z.minimum(0), z.maximum(amount * 100)),
    currency: z.literal(CURRENCY),
  });
}

/** Whole cents and their currency, so that sums are exact. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

/** The price of one piece. */
export const Price = moneyUpTo(DEAREST);

export const Total = moneyUpTo(DEAREST * MOST_PIECES);

export const NOTHING: Money = { cents: 0, currency: CURRENCY };

export function decimalOf({ cents }: Money): number {
  return cents / 100;
}

export function times({ cents, currency }: Money, pieces: number): Money {
  return { cents: cents * pieces, currency };
}

export function sumOf(amounts: readonly Money[]): Money {
  return { cents: amounts.reduce((sum, { cents }) => sum + cents, 0), currency: CURRENCY };
}
