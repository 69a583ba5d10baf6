import { isAvailable, type Product } from "@carparts/functions/contract/products";
import { dayText } from "./format/day.ts";

export interface Expectable extends Pick<Product, "quantity" | "minimumQuantity"> {
  /** A day such as 2026-12-12. */
  readonly expected?: string | null | undefined;
}

/** In milliseconds. After so long a day is over in every time zone. */
const LONGEST_DAY = 36 * 3_600_000;

/** When a part comes that can't be ordered, or undefined. A day that is past says nothing of that any more. */
export function onOrderText({ expected, ...stock }: Expectable): string | undefined {
  if (!expected || isAvailable(stock)) return undefined;
  const isOver = Date.parse(expected) + LONGEST_DAY < Date.now();
  return isOver ? "On order" : `On order, expected ${dayText(expected)}`;
}

/** Stands beside the stock's label, which still says that there are none. */
export function OnOrder({ product }: { product: Expectable }) {
  const text = onOrderText(product);
  return (
    text && (
      <span
        className="badge badge-info badge-soft h-auto min-h-6 py-0.5 font-semibold"
        // The day may have passed since the page was served.
        suppressHydrationWarning
      >
        {text}
      </span>
    )
  );
}
