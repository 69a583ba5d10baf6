/** VAT as shop.json has it: contained in every price. The days from which its rates hold are of the shop's time zone. */
export interface Tax {
  readonly number: string;
  /** Oldest first. */
  readonly rates: readonly { readonly from: string; readonly percent: number }[];
}

/** The percent of a day. A day before the first rate has none, as in a shop without tax. */
export function rateOf(tax: Tax | null, day: string): number | undefined {
  return tax?.rates.findLast(({ from }) => from <= day)?.percent;
}
