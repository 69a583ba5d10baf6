import { describe, expect, it } from "vitest";
import { isCodeOf, writingsOf } from "./codes.ts";

const part = { partNumber: "BP-100 / F", gtin: "036000291452" };

describe("A code that a scanner types", () => {
  it.each(["BP-100 / F", "bp100f", "036000291452", "0036000291452", "00036000291452"])(
    "is the part's: %s",
    (code) => {
      expect(isCodeOf(part, code)).toBe(true);
    },
  );

  it.each(["BP-100", "BP-100 / FX", "36000291452", "", "-", "1036000291452"])("is another's: %j", (code) => {
    expect(isCodeOf(part, code)).toBe(false);
    expect(isCodeOf({ partNumber: null, gtin: null }, code)).toBe(false);
  });

  it("is looked for with its zeros and without them", () => {
    expect(writingsOf("0036000291452")).toEqual(["0036000291452", "036000291452", "00036000291452"]);
    expect(writingsOf("4047024479432")).toEqual(["4047024479432", "04047024479432"]);
    expect(writingsOf("96385074")).toEqual(["96385074"]);
    expect(writingsOf("BP 100")).toEqual(["BP 100"]);
  });
});
