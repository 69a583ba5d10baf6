import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { describe, expect, it, test } from "vitest";
import type { CountList } from "./count-list.ts";
import { orderedAs, orderedLines, overLines, stateOf, strangers } from "./ordered-lines.ts";

const line = (productId: string, pieces: number, received = 0) => ({
  productId,
  name: productId,
  pieces,
  received,
});
const purchase = { lines: [line("pad", 5), line("disc", 4, 4), line("oil", 3, 1)] } as unknown as Purchase;

function scanned(pieces: Record<string, number | null>): CountList {
  const lines = Object.entries(pieces).map(([productId, count]) => ({ productId, pieces: count }));
  return { lines } as unknown as CountList;
}

describe("A purchase that is received", () => {
  it("shows what is still to come, and what of it was scanned", () => {
    expect(orderedLines(purchase, scanned({ pad: 2, oil: null }))).toMatchObject([
      { productId: "pad", open: 5, scanned: 2 },
      { productId: "oil", open: 2, scanned: 0 },
    ]);
  });

  it("says what came though all of it was there already, or more than is to come", () => {
    expect(
      overLines(purchase, scanned({ disc: 1, oil: 3, pad: 5 })).map(({ productId }) => productId),
    ).toEqual(["disc", "oil"]);
  });

  it("says what isn't on it", () => {
    const list = scanned({ pad: 1, bulb: 2, belt: 0, hose: null });
    expect(strangers(purchase, list).map(({ productId }) => productId)).toEqual(["bulb"]);
  });

  it.each([
    ["what replaces an ordered part", { productId: "last", supersededBy: null }, "old"],
    ["what an ordered part replaces", { productId: "older", supersededBy: "pad" }, "pad"],
    ["what lies between an ordered part and the last", { productId: "next", supersededBy: "last" }, "old"],
    ["nothing else", { productId: "bulb", supersededBy: "tube" }, undefined],
  ])("knows by another number %s", (_what, scannedLine, expected) => {
    const lines = [line("pad", 5), { ...line("old", 2), successor: "last" }];
    expect(orderedAs({ lines } as never, scannedLine as never)?.productId).toBe(expected);
  });
});

test.each([
  [5, 0, "to come"],
  [5, 2, "3 short"],
  [5, 5, "complete"],
  [5, 6, "1 over"],
  [0, 1, "1 over"],
])("Of %i to come, %i scanned are: %s", (open, pieces, words) => {
  expect(stateOf({ open, scanned: pieces })).toBe(words);
});
