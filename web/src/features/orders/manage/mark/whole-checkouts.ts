import { groupBy } from "#lib/group-by.ts";

/** Fewer than the API takes: a call that writes has eight seconds, and can only be stopped after it. */
export const MOST_MARKED = 25;

interface InCheckout {
  readonly payment: { readonly reference: string };
}

export function checkoutsOf<Item extends InCheckout>(orders: readonly Item[]): Item[][] {
  return [...groupBy(orders, ({ payment }) => payment.reference).values()];
}

/** Those of one checkout beside one another, at the place of the first. */
export function byCheckout<Item extends InCheckout>(orders: readonly Item[]): Item[] {
  return checkoutsOf(orders).flat();
}

/** The number of orders in as many of these groups as a call has time for, and in the first at least. */
export function countInCall(groups: readonly (readonly unknown[])[]): number {
  let count = 0;
  for (const { length } of groups) {
    if (count > 0 && count + length > MOST_MARKED) break;
    count += length;
  }
  return count;
}

/** One call for each checkout, or it would have an invoice for each call. */
export function wholeCheckouts(left: readonly InCheckout[]): number {
  return countInCall(checkoutsOf(left));
}
