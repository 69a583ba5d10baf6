import type { PriceChange } from "../contract/admin/bulk-changes.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { DEAREST } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";

// In whole ten thousandths of a cent, in which a per cent with two decimals of a price is exact.

const CENT = 10_000;

function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** The nearest of the numbers that are `rest` more than a whole `step`, but none below 0. Of two the upper one. */
function nearest(value: number, step: number, rest: number): number {
  return Math.max(rest, Math.floor((value - rest + step / 2) / step) * step + rest);
}

export function changedPrice({ cents, currency }: Money, { percent, add = 0, roundTo }: PriceChange): Money {
  const exact =
    percent === undefined ? (cents + hundredths(add)) * CENT : cents * (CENT + hundredths(percent));
  if (exact < 0) throw wrong(`The price would be below 0: it is ${decimalOf({ cents, currency })} now.`);
  const isEnding = roundTo !== undefined;
  const changed = isEnding ? nearest(exact, 100 * CENT, hundredths(roundTo) * CENT) : nearest(exact, CENT, 0);
  if (changed > DEAREST * 100 * CENT) throw wrong(`The price would be above ${DEAREST}.`);
  return { cents: changed / CENT, currency };
}

function wrong(message: string): AppError {
  return new AppError("invalid", message, { fields: { price: message } });
}
