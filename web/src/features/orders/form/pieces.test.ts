import { expect, test } from "vitest";
import { obstacle, outOfRange, stepped } from "./pieces.ts";

const stock = { minimumQuantity: 2, quantity: 6 };

test.each([
  ["2", 3],
  ["5", 6],
  ["6", undefined],
  ["7", undefined],
  ["1", 2],
  ["-3", 2],
  ["2.5", 2],
  ["1.000", 2],
  ["0x5", 2],
  ["", 2],
  ["-", 2],
  ["1e3", 2],
])("one more than %j is %s, from a minimum of 2 to a stock of 6", (typed, more) => {
  expect(stepped(typed, 1, stock)).toBe(more);
});

test.each([
  ["6", 5],
  ["3", 2],
  ["2", undefined],
  ["1", undefined],
  ["7", 6],
  ["1000", 6],
  ["1.000", 2],
  ["", 2],
])("one less than %j is %s", (typed, less) => {
  expect(stepped(typed, -1, stock)).toBe(less);
});

test("there is no step if nothing can be ordered", () => {
  for (const by of [1, -1] as const) {
    expect(stepped("1", by, { minimumQuantity: 2, quantity: 1 })).toBeUndefined();
    expect(stepped("", by, { minimumQuantity: 2, quantity: 0 })).toBeUndefined();
  }
});

test.each([
  [6, undefined],
  [2, undefined],
  [1, "only 1 is left, and the smallest order is 2."],
  [0, "none are left."],
])("with %d in stock, what is in the way of an order of 2 is: %s", (quantity, expected) => {
  expect(obstacle({ minimumQuantity: 2, quantity })).toBe(expected);
});

test.each([
  ["7", "Quantity Higher/lower to abailaable"],
  ["-3", "Quantity Higher/lower to abailaable"],
  ["", "Quantity Higher/lower to abailaable"],
  ["1.000", "Quantity Higher/lower to abailaable. Write 1000 without a separator."],
  ["1,5", "Quantity Higher/lower to abailaable"],
  ["0x10", "Quantity Higher/lower to abailaable. Use the digits 0 to 9 alone."],
])("%j pieces that can't be ordered: %s", (typed, words) => expect(outOfRange(typed)).toBe(words));

test("several that are too few are several", () => {
  expect(obstacle({ minimumQuantity: 4, quantity: 3 })).toBe("only 3 are left, and the smallest order is 4.");
});
