import type { Order } from "@carparts/functions/contract/orders";
import { pluralize } from "#ui/format/pluralize.ts";

/** Names those that were withdrawn from, where others are printed or marked. Empty for none. */
export function withdrawnText(orders: readonly Pick<Order, "number">[]): string {
  if (orders.length === 0) return "";
  const are = orders.length === 1 ? "was withdrawn and is" : "were withdrawn and are";
  return `${pluralize(orders.length, "order")} ${are} left out: ${orders.map(({ number }) => number).join(", ")}.`;
}
