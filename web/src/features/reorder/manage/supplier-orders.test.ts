import type { ReorderedPart } from "@carparts/functions/contract/admin/reorder";
import { expect, it } from "vitest";
import { leftOutTexts, toSupplierOrders } from "./supplier-orders.ts";

const ate = { _id: "ate", name: "ATE" };
const febi = { _id: "febi", name: "Febi" };

function aPart(fields: Partial<ReorderedPart>): ReorderedPart {
  return {
    ...{ _id: "disc", name: "Disc", partNumber: null, brand: "", onHand: 0, available: 0, waiting: 0 },
    ...{ minimumQuantity: 1, sold30: 0, sold90: 0, daysAt30: null, daysAt90: null, supplier: ate },
    ...{ pack: 1, packs: 1, onOrder: 0, expected: null, pieces: 1, cost: null, replaces: [] },
    ...fields,
  };
}

const proposed = { piecesOf: ({ pieces }: ReorderedPart) => pieces };
const minimum = (_id: string, minimumOrder: number | null) => {
  return { _id, name: _id, parts: 1, cost: 0, minimumOrder };
};

it("orders whole packs from each supplier, beside the least that they take", () => {
  const parts = [
    aPart({ _id: "disc", pack: 4, pieces: 6, cost: 2.5 }),
    aPart({ _id: "hose", supplier: febi, pieces: 3 }),
    aPart({ _id: "pad", pieces: 2, cost: 10 }),
  ];
  expect(toSupplierOrders(parts, proposed, [minimum("ate", 100), minimum("febi", null)])).toEqual([
    {
      ...{ supplierId: "ate", name: "ATE", minimumOrder: 100, cost: 40 },
      lines: [
        { productId: "disc", packs: 2 },
        { productId: "pad", packs: 2 },
      ],
    },
    {
      ...{ supplierId: "febi", name: "Febi", minimumOrder: null, cost: 0 },
      lines: [{ productId: "hose", packs: 3 }],
    },
  ]);
});

it("leaves out parts that nobody sells, and those of which none is ordered", () => {
  const parts = [aPart({ supplier: null }), aPart({ _id: "pad", pieces: 0 })];
  expect(toSupplierOrders(parts, proposed, [])).toEqual([]);
});

it("names what is left out, with the reason", () => {
  const none = aPart({ _id: "pad", name: "Pad", pieces: 0, supplier: null });
  const hoses = Array.from({ length: 2 }, (_, place) => aPart({ name: `Hose ${place}`, supplier: null }));
  expect(leftOutTexts([aPart({}), none, ...hoses], proposed)).toEqual([
    `No supplier: Hose 0, Hose 1. Open the part, press Edit, and add an offer.`,
    "0 pieces: Pad.",
  ]);
  expect(leftOutTexts([aPart({})], proposed)).toEqual([]);
});

it("takes what was typed in place of the proposal", () => {
  const [order] = toSupplierOrders([aPart({ pieces: 1 })], { piecesOf: () => 7 }, []);
  expect(order?.lines).toEqual([{ productId: "disc", packs: 7 }]);
});

it("begins another purchase where one is full", () => {
  const parts = Array.from({ length: 301 }, (_, place) => aPart({ _id: `${place}` }));
  expect(toSupplierOrders(parts, proposed, []).map(({ lines }) => lines.length)).toEqual([300, 1]);
});
