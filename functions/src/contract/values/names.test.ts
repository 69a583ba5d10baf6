import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { seed } from "../../testing/test-scale.ts";
import { cleanName, isSameName, nameKey } from "./names.ts";

const anyText = fc.string({ unit: "binary", maxLength: 12 });

describe("A name", () => {
  it.each([
    ["its case", "Zq", "zQ"],
    ["outer and doubled blanks", "Alfa Romeo", " \u00a0Alfa \u2003\t Romeo\u3000"],
    ["letters in pieces", "Citro\u00ebn", "Citroe\u0308n"],
    ["a joiner between a letter and its accent", "Citro\u00ebn", "Citroe\u200d\u0308n"],
    ["marks of direction", "Zq", "\u2068Zq\u2069\u200e"],
    ["a soft hyphen, a joiner, a variation selector", "Zq", "Z\u00ad\u2060q\ufe0e"],
    ["a byte order mark and a control", "Zq", "\ufeffZ\u0000q\u001d"],
    ["a sharp s", "Stra\u00dfe", "STRASSE"],
    ["a capital sharp s", "stra\u00dfe", "STRA\u1e9eE"],
    ["both small sigmas", "\u03a3\u03a3", "\u03c3\u03c2"],
  ])("is the same whatever %s", (_what, one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ["VW", "VW1"],
    ["A B", "AB"],
    ["C-Class", "C Class"],
    ["Citroen", "Citro\u00ebn"],
    ["", undefined],
  ])("%j is another one than %j", (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it("is stored as it's seen", () => {
    expect(cleanName(" \u200eAlfa\u00a0 Romeo\u00ad\n")).toBe("Alfa Romeo");
    expect(cleanName("Citroe\u0308n")).toBe("Citro\u00ebn");
    expect(cleanName("\u2800\u3164\u200b")).toBe("");
  });
});

test("Cleaning a clean name, and the key of a key, change nothing", () => {
  const property = fc.property(anyText, (text) => {
    const [clean, key] = [cleanName(text), nameKey(text)];
    const same = [key, clean.normalize("NFD"), clean.toLowerCase()].map(nameKey);
    return cleanName(clean) === clean && same.every((each) => each === key);
  });
  fc.assert(property, { numRuns: 1000, seed });
});
