import * as z from "zod/mini";
import { CURRENCY, type Currency } from "./currency.ts";
import { DEAREST, MOST_PIECES } from "./primitives.ts";

function moneyUpTo(amount: number) {
  return z.object({
    cents: z.int().check(z.minimum(0), z.maximum(amount * 100)),
    currency: z.literal(CURRENCY),
  });
}

/** An amount that may be below nothing. */
export const Balance = z.object({ cents: z.int(), currency: z.literal(CURRENCY) });

/** Whole cents and their currency, so that sums are exact. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

/** The price of one piece. */
export const Price = moneyUpTo(DEAREST);

export const Total = moneyUpTo(DEAREST * MOST_PIECES);

export function moneyOf(cents: number): Money {
  return { cents, currency: CURRENCY };
}

export const NOTHING = moneyOf(0);

export function decimalOf({ cents }: Money): number {
  return cents / 100;
}

export function times({ cents, currency }: Money, pieces: number): Money {
  return { cents: cents * pieces, currency };
}

export function sumOf(amounts: readonly Money[]): Money {
  return moneyOf(amounts.reduce((sum, { cents }) => sum + cents, 0));
}
