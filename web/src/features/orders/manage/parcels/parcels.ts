import type { Slip } from "@carparts/functions/contract/admin/picking";
import { groupBy } from "#lib/group-by.ts";

/** The orders that go to one customer in one box. */
export interface Parcel<Order = Slip> {
  readonly _id: string;
  /** Oldest first. */
  readonly orders: readonly [Order, ...Order[]];
}

type InBasket = Pick<Slip, "_id" | "basketId" | "createdAt">;

export function customerOf({ orders: [{ name }] }: Parcel<Pick<Slip, "name">>): string {
  return name;
}

/** The orders of a basket that are here together are one parcel. The oldest comes first. */
export function toParcels<Order extends InBasket>(slips: readonly Order[]): Parcel<Order>[] {
  const oldestFirst = slips.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const parcels = groupBy(oldestFirst, ({ basketId, _id }) => basketId ?? _id);
  return [...parcels].map(([_id, orders]) => ({ _id, orders }));
}
