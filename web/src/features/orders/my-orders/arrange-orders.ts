import type { Order } from "@carparts/functions/contract/orders";
import { byNames } from "@carparts/functions/contract/values/name-order";
import { plainText } from "@carparts/functions/contract/values/plain-text";
import { readOrderNumber } from "@carparts/functions/contract/values/typed-order-number";
import { computeAmounts } from "../amounts.ts";

/** Orders of one basket, or a single order. */
export interface OrderGroup {
  readonly key: string;
  readonly orders: readonly [Order, ...Order[]];
}

export const sortNames = {
  newest: "Newest first",
  oldest: "Oldest first",
  highest: "Highest total",
  name: "Part's name",
} as const;
export type Sort = keyof typeof sortNames;

/** Looks for each typed word in the part's name, the order's number and the parcel's, with blanks or without. */
export function isFound({ productName, _id, number, tracking }: Order, typed: string): boolean {
  const text = plainText(`${productName} ${number} ${_id} ${tracking ?? ""}`);
  const joined = text.replace(/[\s\p{Pd}]/gu, "");
  const words = plainText(typed).split(/\s+/);
  return (
    readOrderNumber(typed) === number || words.every((word) => text.includes(word) || joined.includes(word))
  );
}

function grouped(orders: readonly Order[]): OrderGroup[] {
  const groups = new Map<string, [Order, ...Order[]]>();
  for (const order of orders) {
    const key = order.basketId ?? order._id;
    const group = groups.get(key);
    if (group) group.push(order);
    else groups.set(key, [order]);
  }
  return [...groups].map(([key, together]) => ({ key, orders: together }));
}

const comparisons: Readonly<Record<Sort, (one: OrderGroup, other: OrderGroup) => number>> = {
  newest: ({ orders: [one] }, { orders: [other] }) => (one.createdAt < other.createdAt ? 1 : -1),
  oldest: ({ orders: [one] }, { orders: [other] }) => (one.createdAt > other.createdAt ? 1 : -1),
  highest: (one, other) => computeAmounts(other.orders).parts - computeAmounts(one.orders).parts,
  name: ({ orders: [one] }, { orders: [other] }) => byNames(one.productName, other.productName),
};

/** Orders of one basket stay together, whatever the list is sorted by. */
export function arrangeOrders(orders: readonly Order[], typed: string, sort: Sort): OrderGroup[] {
  return grouped(orders.filter((order) => isFound(order, typed))).sort(comparisons[sort]);
}
