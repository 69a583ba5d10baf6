import type { Order } from "@carparts/functions/contract/orders";
import { cents, written } from "#ui/format/money.ts";

type Priced = Pick<Order, "price" | "MinimumOrder" | "shipping">;

/** What the parts of these orders cost, in cents. */
export function partsCents(orders: readonly Priced[]): number {
  return orders.reduce((sum, { price, MinimumOrder }) => sum + cents(price, MinimumOrder), 0);
}

/** What sending them costs, in cents, as when they were placed. */
export function sendingCents(orders: readonly Priced[]): number {
  return orders.reduce((sum, { shipping }) => sum + cents(shipping, 1), 0);
}

/** Both in a few words, such as $24.90 + $6.90 Sending. */
export function amountText(orders: readonly Priced[]): string {
  const sending = sendingCents(orders);
  const parts = written(partsCents(orders));
  return sending > 0 ? `${parts} + ${written(sending)} Sending` : parts;
}
