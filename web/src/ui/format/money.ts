const THOUSANDS = /\B(?=(?:\d{3})+\.)/g;

/**
 * US dollars as American English writes them: $1,234.50. The browser's own formatter takes a slow phone 60 ms to make,
 * longer than all the rest of the shop takes to begin.
 */
export function money(amount: number): string {
  return `$${amount.toFixed(2).replace(THOUSANDS, ",")}`;
}

/** What several pieces cost, reckoned in cents so that no fraction of one is made up. */
export function total(price: number, pieces: number): string {
  return money((Math.round(price * 100) * pieces) / 100);
}
