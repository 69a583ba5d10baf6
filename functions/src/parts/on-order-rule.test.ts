import { expect, it } from "vitest";
import { orderedIn, sumOrdered, withOrdered } from "./on-order-rule.ts";

const one = { pieces: 4, expected: "2026-12-09" };
const soon = { pieces: 3, expected: "2026-12-02" };
const someDay = { pieces: 2, expected: null };

it.each([
  ["nothing where nothing is open", {}, 0, null],
  ["no day where none is said", { a: someDay }, 2, null],
  ["the first day of several, also where one has none", { a: one, b: someDay, c: soon }, 9, "2026-12-02"],
])("On order is the sum of what is open, with %s", (_what, ordered, onOrder, expected) => {
  expect(sumOrdered(ordered)).toEqual({ onOrder, expected, ordered });
});

const purchase = (state: string, pieces: number, received: number) =>
  ({ state, expected: "2026-12-02", lines: [{ productId: "pad", pieces, received }] }) as never;

it.each([
  ["draft", 5, 0, null],
  ["sent", 5, 0, 5],
  ["part", 5, 2, 3],
  ["part", 5, 5, null],
  ["part", 5, 7, null],
  ["received", 5, 4, null],
  ["closed", 5, 2, null],
])(
  "A purchase that is %s, with %i ordered and %i received, is to bring %s",
  (state, pieces, received, left) => {
    const expected = left === null ? null : { pieces: left, expected: "2026-12-02" };
    expect(orderedIn(purchase(state, pieces, received), "pad")).toEqual(expected);
    expect(orderedIn(purchase(state, pieces, received), "disc")).toBeNull();
  },
);

it("A purchase has one entry, which is replaced however often it's written, and goes with its last piece", () => {
  const before = { a: one, b: soon };
  const after = withOrdered(before, "a", someDay);
  expect(after).toEqual({ onOrder: 5, expected: "2026-12-02", ordered: { a: someDay, b: soon } });
  expect(withOrdered(after.ordered, "a", someDay)).toEqual(after);
  expect(withOrdered(before, "b", null)).toEqual({ onOrder: 4, expected: "2026-12-09", ordered: { a: one } });
  expect(before).toEqual({ a: one, b: soon });
});
