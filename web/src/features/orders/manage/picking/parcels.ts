import type { Slip } from "@carparts/functions/contract/admin/picking";

/** The orders that go to one customer in one box. */
export interface Parcel {
  readonly _id: string;
  /** Oldest first. */
  readonly orders: readonly [Slip, ...Slip[]];
}

/** The orders of a basket that are here together are one parcel. The oldest comes first. */
export function toParcels(slips: readonly Slip[]): Parcel[] {
  const oldestFirst = slips.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const boxes = new Map<string, [Slip, ...Slip[]]>();
  for (const slip of oldestFirst) {
    const _id = slip.basketId ?? slip._id;
    const box = boxes.get(_id);
    if (box) box.push(slip);
    else boxes.set(_id, [slip]);
  }
  return [...boxes].map(([_id, orders]) => ({ _id, orders }));
}
