import type { Order } from "@carparts/functions/contract/orders";
import { cents, written } from "#ui/format/money.ts";

type Priced = Pick<Order, "price" | "MinimumOrder" | "deposit" | "shipping">;

/** The cost of these orders in cents, as when they were placed. */
export function computeAmounts(orders: readonly Priced[]) {
  const amounts = { parts: 0, deposit: 0, shipping: 0 };
  for (const { price, MinimumOrder, deposit, shipping } of orders) {
    amounts.parts += cents(price, MinimumOrder);
    amounts.deposit += cents(deposit, MinimumOrder);
    amounts.shipping += cents(shipping, 1);
  }
  return amounts;
}

/** All of it in a few words, such as $24.90 + $6.90 Sending. */
export function amountText(orders: readonly Priced[]): string {
  const { parts, deposit, shipping } = computeAmounts(orders);
  return [
    written(parts),
    ...(deposit > 0 ? [`${written(deposit)} Deposit`] : []),
    ...(shipping > 0 ? [`${written(shipping)} Sending`] : []),
  ].join(" + ");
}
