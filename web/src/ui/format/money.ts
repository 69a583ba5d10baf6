import { currencySign } from "@carparts/functions/contract/values/currency";

const THOUSANDS = /\B(?=(?:\d{3}){1,7}\.)/g;

/** A price, such as $1,234.50 or €1,234.50. */
export function money(price: number): string {
  return total(price, 1);
}

export function total(price: number, pieces: number): string {
  return written(cents(price, pieces));
}

/** Whole cents, so that sums are exact. */
export function cents(price: number, pieces: number): number {
  return Math.round(price * 100) * pieces;
}

/** Cents in the shop's currency. By hand, because creating the browser's formatter takes a slow phone 60 ms. */
export function written(amount: number): string {
  return `${currencySign}${`${amount}`.padStart(3, "0").replace(/..$/, ".$&").replace(THOUSANDS, ",")}`;
}
