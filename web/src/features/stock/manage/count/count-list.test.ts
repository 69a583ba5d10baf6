import { describe, expect, it } from "vitest";
import {
  afterBooking,
  bookedLines,
  type CountList,
  type FoundLine,
  lineDifference,
  sum,
  withFound,
  withPieces,
  withScan,
} from "./count-list.ts";

function aPart(productId: string, fields: Partial<FoundLine> = {}): FoundLine {
  const codes = { partNumber: `N-${productId}`, gtin: null };
  return {
    productId,
    name: productId,
    ...codes,
    shelf: null,
    supersededBy: null,
    cost: null,
    onHand: 5,
    number: 1,
    ...fields,
  };
}

const empty: CountList = { id: "1", reason: "Delivery", lines: [], waiting: [] };
const list = withFound(empty, [aPart("pads", { cost: 2.5 }), aPart("disc")], () => "key");

describe("A list of what is counted", () => {
  it("takes in what is found, once, and nobody has counted that yet", () => {
    const more = withFound(list, [aPart("disc"), aPart("belt")], () => "key");
    expect(more.lines.map(({ productId, pieces }) => [productId, pieces])).toEqual([
      ["belt", null],
      ["pads", null],
      ["disc", null],
    ]);
    expect(more.lines.map(lineDifference)).toEqual([undefined, undefined, undefined]);
  });

  it("counts up by each scan, from what was typed too", () => {
    const once = withScan(list, "n pads")?.list ?? list;
    const twice = withScan(withPieces(once, "pads", 6), "N-PADS", 2);
    expect([twice?.line.pieces, twice && lineDifference(twice.line)]).toEqual([8, 3]);
    expect(twice?.list.lines.map(({ pieces }) => pieces)).toEqual([8, null]);
    expect(withScan(list, "other")).toBeUndefined();
  });

  it("sums up what differs and what that is worth", () => {
    const counted = withPieces(withPieces(list, "pads", 3), "disc", 6);
    expect(sum(bookedLines(counted, "count"))).toEqual({
      parts: 2,
      pieces: 9,
      difference: -1,
      value: -500,
    });
  });

  it("books none as a count, and not as a delivery", () => {
    const none = withPieces(list, "pads", 0);
    expect(bookedLines(none, "count")).toHaveLength(1);
    expect(bookedLines(none, "deliver")).toEqual([]);
  });

  it("keeps what couldn't be booked, with the reason until it's changed", () => {
    const left = afterBooking(
      list,
      new Map([
        ["pads", undefined],
        ["disc", "It's gone."],
      ]),
    );
    expect(left.lines).toMatchObject([{ productId: "disc", fault: "It's gone." }]);
    expect(withPieces(left, "disc", 1).lines[0]).not.toHaveProperty("fault");
  });
});
