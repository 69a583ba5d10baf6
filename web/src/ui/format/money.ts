import { currencySign } from "@carparts/functions/contract/values/currency";

/** An amount, such as $1,234.50 or −€5.00. */
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
  if (amount < 0) return `−${written(-amount)}`;
  return currencySign + (amount / 100).toFixed(2).replace(/\B(?=(?:\d{3}){1,7}\.)/g, ",");
}
