import { describe, expect, it } from "vitest";
import { outcome, parseChange, parseSignedChange, signedHint } from "./restock-rule.ts";

describe("A restock", () => {
  it.each([
    ["5", false, 5],
    [" 12 ", true, -12],
    ["007", false, 7],
  ])("of %j pieces, taken away %j, is a change of %d", (typed, isLess, change) => {
    expect(parseChange(typed, isLess)).toBe(change);
  });

  it.each(["", " ", "0", "-3", "2.5", "1.000", "1e3", "0x10", "five", "1234567890"])(
    "of %j pieces is none",
    (typed) => {
      expect([parseChange(typed, false), parseChange(typed, true)]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ["5", undefined],
    ["053021", undefined],
    [" +5 ", 5],
    ["-2", -2],
    ["−2", -2],
    ["--2", undefined],
    ["+", undefined],
    ["2 pieces", undefined],
  ])("typed as %j in the list is a change of %j", (typed, change) => {
    expect(parseSignedChange(typed)).toBe(change);
  });

  it.each([
    ["053021", "Type +5 or -2."],
    ["two", "Type +5 or -2."],
    ["+1.000", "Type +5 or -2. Write 1000 without a separator."],
    ["−1 000", "Type +5 or -2. Write 1000 without a separator."],
  ])("typed as %j in the list is refused with: %j", (typed, hint) => {
    expect(parseSignedChange(typed)).toBeUndefined();
    expect(signedHint(typed)).toBe(hint);
  });

  it("says what it leads to", () => {
    expect(outcome(3, undefined)).toBe("3 in stock");
    expect(outcome(3, 5)).toBe("From 3 to 8");
    expect(outcome(3, -3)).toBe("From 3 to 0");
    expect(outcome(3, -4)).toBe("From 3: only 3 can be taken away");
  });
});
