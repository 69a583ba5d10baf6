const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in US dollars, as people write it. */
export function money(amount: number): string {
  return dollars.format(amount);
}

/** What several pieces cost, reckoned in cents so that no fraction of one is made up. */
export function total(price: number, pieces: number): string {
  return money((Math.round(price * 100) * pieces) / 100);
}
