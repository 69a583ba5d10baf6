import type { Moment } from "./seen-orders.ts";

/** An order as far as its news are told. It names nobody. */
export interface ChangedOrder {
  readonly number: string;
  readonly productName: string;
  readonly quantity: number;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: Moment;
}

/** An order waits for its part's queue and its commit no longer than this. */
const PLACED_WITHIN_SECONDS = 60;

/** Nothing has happened to it since. An order from the trash, or without its owner, was placed long before. */
export function isNew({ version, createdAt, updatedAt }: ChangedOrder): boolean {
  const age = updatedAt.seconds - Date.parse(createdAt) / 1000;
  return version === 1 && Math.abs(age) < PLACED_WITHIN_SECONDS;
}

/** For one order its part, for several their number. */
export function newsText(orders: readonly ChangedOrder[]): string {
  const [order] = orders;
  return order && orders.length === 1
    ? `New order ${order.number}: ${order.quantity} × ${order.productName}`
    : `${orders.length} new orders`;
}
