import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { describe, expect, it } from "vitest";
import {
  afterPicking,
  allocate,
  allocation,
  isTicked,
  linesAfter,
  type PickingState,
  untick,
  untickShort,
  withFound,
  withTicks,
} from "./picking-state.ts";

const NOTHING: PickingState = { ticks: [], found: {} };

/** A part with an order for each of these numbers of pieces, the oldest first: a, b, c. */
function aLine(pieces: readonly number[], onHand: number): PickingLine {
  const orders = pieces.map((count, at) => ({
    ...{ _id: "abc"[at] ?? "", number: `N${at}`, name: "Ana", pieces: count },
  }));
  const sum = pieces.reduce((all, count) => all + count, 0);
  const part = { productId: "p", name: "Disc", partNumber: null, shelf: "A1", expected: null };
  return { ...part, pieces: sum, onHand, orders };
}

const idsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id).join("");

function sharesOf(state: PickingState, line: PickingLine): [string, string] {
  const { filled, short: others } = allocation(state, line);
  return [idsOf(filled), idsOf(others)];
}

describe("Pieces that are too few", () => {
  it.each([
    [[1, 2, 3], 6, "abc", ""],
    [[1, 2, 3], 5, "ab", "c"],
    [[5, 2, 1], 3, "bc", "a"],
    [[5, 2, 2], 3, "b", "ac"],
    [[1], 0, "", "a"],
    [[], 0, "", ""],
  ])("of %j with %d are for whole orders, the oldest first", (pieces, onHand, filled, others) => {
    const shares = allocate(aLine(pieces, onHand), onHand);
    expect([idsOf(shares.filled), idsOf(shares.short)]).toEqual([filled, others]);
  });

  it("are known by what was found, as long as the books say what they said then", () => {
    const line = aLine([2, 2], 9);
    const state = withFound(NOTHING, line, 3);
    expect(sharesOf(state, line)).toEqual(["a", "b"]);
    expect(sharesOf(state, { ...line, onHand: 12 })).toEqual(["ab", ""]);
    expect(sharesOf(withFound(state, line, undefined), line)).toEqual(["ab", ""]);
  });

  it("untick who goes short, and nobody else", () => {
    const line = aLine([2, 2, 1], 9);
    const state = untickShort(withFound(withTicks(NOTHING, line, line.orders), line, 3), line);
    expect(line.orders.map((order) => isTicked(state, order))).toEqual([true, false, true]);
  });
});

it("A tick says where the pieces go back to, once for each order", () => {
  const line = aLine([2, 1], 9);
  const state = withTicks(withTicks(NOTHING, line, line.orders), line, line.orders);
  expect(state.ticks).toEqual([
    { _id: "a", number: "N0", part: "Disc", pieces: 2, shelf: "A1" },
    { _id: "b", number: "N1", part: "Disc", pieces: 1, shelf: "A1" },
  ]);
  expect(untick(state, [{ _id: "a" }]).ticks).toMatchObject([{ _id: "b" }]);
});

it("After picking, fewer lie there, and who went without still does", () => {
  const line = aLine([2, 2], 9);
  const state = afterPicking(
    withTicks(withFound(NOTHING, line, 3), line, line.orders.slice(0, 1)),
    [line],
    new Set(["a"]),
  );
  const [left = line] = linesAfter([line, { ...line, orders: [] }], new Set(["a"]));
  expect(left).toEqual({ ...line, onHand: 7, pieces: 2, orders: line.orders.slice(1) });
  expect(state.ticks).toEqual([]);
  expect(sharesOf(state, left)).toEqual(["", "b"]);
  expect(afterPicking(NOTHING, [line], new Set(["a"]))).toEqual(NOTHING);
});
