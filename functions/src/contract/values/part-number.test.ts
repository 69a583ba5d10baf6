import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { seed } from "../../testing/test-scale.ts";
import { normaliseNumber } from "./part-number.ts";

const number = "1K0-615 301.AA";

describe("A part number", () => {
  it.each([
    ["a mark in front", `\u200e${number}`],
    ["isolates around it", `\u2068${number}\u2069`],
    ["an embedding around it", `\u202a${number}\u202c`],
    ["a space of no width", number.replace("-", "\u200b-")],
    ["a soft hyphen", number.replace("-", "\u00ad")],
    ["a word joiner", number.replace("-", "\u2060")],
    ["a minus sign", number.replace("-", "\u2212")],
    ["a variation selector", `1\ufe0f${number.slice(1)}`],
    ["a GS1 separator", `\u001d${number}\u001d`],
    ["NUL behind it", `${number}\0`],
    ["a byte order mark and other blanks", `\ufeff${number.replace(" ", "\u202f")}\u00a0`],
    ["other signs", "(1K0_615+301/AA)*"],
    ["wide letters and digits", "\uff11\uff2b\uff10 615301aa"],
  ])("is the same with %s", (_what, written) => {
    expect(normaliseNumber(written)).toBe("1K0615301AA");
  });

  it("is told from another by letters and digits of any script", () => {
    expect(
      new Set(["\u90e8 12", "\u0411 12", "\u0661\u0662", "\u00c912", "E12"].map(normaliseNumber)).size,
    ).toBe(5);
    expect(normaliseNumber("E\u200b\u030112")).toBe(normaliseNumber("\u00c912"));
  });

  it.each(["-. /", "\u200b\u00ad", "\u0301", "#+*", "\u2605"])("%j is none", (text) => {
    expect(normaliseNumber(text)).toBe("");
  });
});

test("Normalising a normalised number changes nothing, and case makes no difference", () => {
  const property = fc.property(fc.string({ unit: "binary", maxLength: 12 }), (text) => {
    const normal = normaliseNumber(text);
    const same = [normal, text.normalize("NFD"), normal.toLowerCase()].map(normaliseNumber);
    return /^[\p{L}\p{N}]*$/u.test(normal) && same.every((each) => each === normal);
  });
  fc.assert(property, { numRuns: 1000, seed });
});
