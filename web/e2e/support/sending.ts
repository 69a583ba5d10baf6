import { currencySign } from "@carparts/functions/contract/values/currency";
import shop from "../../../shop.json" with { type: "json" };

/** The cost of an order of these parts in all. */
export function withSending(parts: number): string {
  return `${currencySign}${(parts + shop.shipping.rate).toFixed(2)}`;
}
