import type { Slip } from "@carparts/functions/contract/admin/picking";
import { expect, it } from "vitest";
import { toParcels } from "./parcels.ts";

function aSlip(_id: string, createdAt: string, basketId?: string): Slip {
  return { _id, createdAt, ...(basketId && { basketId }) } as Slip;
}

it("The orders of a basket are one parcel, and every other order is its own, the oldest first", () => {
  const parcels = toParcels([
    aSlip("d", "2026-11-25T12:00:00Z"),
    aSlip("c", "2026-11-24T12:00:00.001Z", "basket"),
    aSlip("b", "2026-11-24T12:00:00.000Z", "basket"),
    aSlip("a", "2026-11-23T12:00:00Z", "other"),
  ]);
  expect(parcels.map(({ orders }) => orders.map(({ _id }) => _id))).toEqual([["a"], ["b", "c"], ["d"]]);
  expect(toParcels([])).toEqual([]);
});
