const THOUSANDS = /\B(?=(?:\d{3})+\.)/g;

/** A price, such as $1,234.50. */
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

/** Cents in the contract's `CURRENCY`. By hand, because creating the browser's formatter takes a slow phone 60 ms. */
export function written(amount: number): string {
  return `$${`${amount}`.padStart(3, "0").replace(/..$/, ".$&").replace(THOUSANDS, ",")}`;
}
