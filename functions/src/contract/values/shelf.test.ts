import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { seed } from "../../testing/test-scale.ts";
import { shelfKey } from "./shelf.ts";

describe("A shelf", () => {
  it.each([
    ["A12", "a-12"],
    ["A12", "A 12"],
    ["A12", " A  12\u00a0"],
    ["A12", "A\u200b1\u00ad2"],
    ["A12", "A\u201112"],
    ["A12", "\uff21\uff11\uff12"],
    ["A-1-11", "a1 / 11"],
    ["A-1-11", "A.1.11"],
    ["Bin 3 left", "BIN3-LEFT"],
    ["Stra\u00dfe 1", "STRASSE1"],
    ["Pl\u00e4tze 1", "Pla\u0308tze-1"],
    ["\u0915\u094d\u0937 1", "\u0915\u094d\u0937-1"],
  ])("%j is %j", (one, other) => expect(shelfKey(one)).toBe(shelfKey(other)));

  it.each([
    ["A-1-11", "A-11-1"],
    ["A-1-11", "A111"],
    ["1-2", "12"],
    ["A-B1", "AB1"],
    ["A1", "A10"],
    ["-1-A", "1-A"],
    ["\ud83d\udd34 1", "\ud83d\udd35 1"],
  ])("%j is another one than %j", (one, other) => expect(shelfKey(one)).not.toBe(shelfKey(other)));

  it.each(["", " ", "\u200b\u2800"])("is none where nothing is seen: %j", (text) => {
    expect(shelfKey(text)).toBe("");
  });
});

test("The key of a key is itself, and case makes no difference", () => {
  const property = fc.property(fc.string({ unit: "binary", maxLength: 12 }), (text) => {
    const key = shelfKey(text);
    return [key, text.normalize("NFD"), key.toLowerCase()].map(shelfKey).every((each) => each === key);
  });
  fc.assert(property, { numRuns: 1000, seed });
});
