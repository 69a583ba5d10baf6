import { priceNote } from "@carparts/functions/contract/values/price-note";
import { tax } from "#lib/shop.ts";

/** A line of its own below a part's price. The bundler leaves it out where there's no tax. */
export function PriceNote() {
  if (tax === null) return null;
  return <span className="muted block font-normal text-xs tracking-normal">{priceNote}</span>;
}
