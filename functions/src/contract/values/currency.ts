import shop from "../../../../shop.json" with { type: "json" };

/** The currencies that a shop may charge in. English writes the sign of each before the amount. */
export type Currency = "USD" | "EUR" | "GBP";

/** This shop's currency: shop.json says so, and its check refuses any other. */
export const CURRENCY = shop.currency as Currency;

// Compared one by one, so that the bundler keeps what this shop shows alone.

export const currencySign = CURRENCY === "EUR" ? "€" : CURRENCY === "GBP" ? "£" : "$";

export const currencyName =
  CURRENCY === "EUR" ? "euros" : CURRENCY === "GBP" ? "British pounds" : "US dollars";
