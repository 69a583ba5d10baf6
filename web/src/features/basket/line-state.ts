import { isAvailable, isOrderable } from "@carparts/functions/contract/products";
import { cents, money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { shippingCents } from "#ui/format/shipping.ts";
import { onOrderText } from "#ui/on-order.tsx";
import type { PartOfLine } from "./basket.queries.ts";
import type { Line } from "./lines.ts";

interface LineState {
  /** The reason why the line can't be ordered. */
  readonly fault?: string | undefined;
  /** Number of pieces that can be ordered instead. */
  readonly possible?: number | undefined;
  /** The change since the part was looked at last. */
  readonly change?: string | undefined;
}

/** A fall names no price of before: who announces a reduction owes the lowest price of thirty days. */
function priceChangeText(before: number, now: number): string | undefined {
  if (now === before) return undefined;
  return now > before ? `Now ${money(now)}, was ${money(before)}.` : "The price has changed.";
}

/** Judges a line before it's ordered. The part is undefined until it's loaded. */
export function lineState({ quantity, price }: Line, part: PartOfLine | undefined): LineState {
  if (part === undefined) return {};
  if (part === null) return { fault: "This part is no longer in the shop." };
  const change = price === undefined ? undefined : priceChangeText(price, part.price);
  const least = part.minimumQuantity;
  if (!isAvailable(part)) {
    const onOrder = onOrderText(part);
    return { fault: `Out of stock at the moment.${onOrder ? ` ${onOrder}.` : ""}`, change };
  }
  if (quantity > part.quantity)
    return { fault: `Only ${part.quantity} left.`, possible: part.quantity, change };
  if (!isOrderable(part, quantity))
    return { fault: `You can order ${pluralize(least, "piece")} or more.`, possible: least, change };
  return { change };
}

/** The present price of all lines whose parts are loaded, in cents. */
export function basketAmounts(lines: readonly Line[], parts: Readonly<Record<string, PartOfLine>>) {
  const amounts = { parts: 0, deposit: 0, shipping: shippingCents };
  for (const { productId, quantity } of lines) {
    const { price = 0, deposit = 0 } = parts[productId] ?? {};
    amounts.parts += cents(price, quantity);
    amounts.deposit += cents(deposit, quantity);
  }
  return amounts;
}
