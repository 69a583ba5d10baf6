import { describe, expect, it } from "vitest";
import { articleKey, isCodeOf, isGtin, readCode, shortestGtin } from "./article.ts";

const part = { _id: "Zr4kQ0sVYb1xJ9aLmN2p", partNumber: "BP-100 / F", gtin: "036000291452" };

describe("A code that a scanner sends", () => {
  it.each([
    "BP-100 / F",
    "bp100f",
    "]C0BP-100 / F",
    "036000291452",
    "0036000291452",
    "00036000291452",
    "]E00036000291452",
    "0100036000291452",
    "]C1010003600029145217251231",
    "]d201000360002914521725123110LOT\u001d7",
    "\u001d0100036000291452",
    "(01)00036000291452(17)251231",
    "(17)251231(01) 00036000291452",
    "https://id.gs1.org/01/00036000291452",
    "]Q3https://id.gs1.org/01/00036000291452/10/LOT?17=251231",
    "HTTPS://MAKER.EXAMPLE/SOME/01/036000291452/21/5",
    "https://maker.example/gtin/0036000291452",
    "https://shop.example/part/Zr4kQ0sVYb1xJ9aLmN2p",
    " http://127.0.0.1:5000/part/BP-100%20%2F%20F?from=label ",
    "http://127.0.0.1:5000/part/036000291452",
  ])("is the part's: %j", (code) => {
    expect(isCodeOf(part, code)).toBe(true);
  });

  it.each([
    "BP-100",
    "BP-100 / FX",
    "36000291452",
    "1036000291452",
    "0036000291453",
    "0200036000291452",
    "0100036000291453",
    "Zr4kQ0sVYb1xJ9aLmN2p",
    "https://shop.example/parts/Zr4kQ0sVYb1xJ9aLmN2p",
    "https://shop.example/part/%E0%A4%A",
    "https://",
    "",
    "-",
  ])("is another's: %j", (code) => {
    expect(isCodeOf(part, code)).toBe(false);
    expect(isCodeOf({ ...part, partNumber: null, gtin: null }, code)).toBe(false);
  });

  it("is a part's whose number is the article's, and one whose GTIN was stored longer", () => {
    expect(isCodeOf({ ...part, partNumber: "0036000291452", gtin: null }, "036000291452")).toBe(true);
    expect(isCodeOf({ ...part, gtin: "00036000291452" }, "036000291452")).toBe(true);
    expect(isCodeOf({ ...part, gtin: "96385074" }, "0000096385074")).toBe(true);
  });

  it("is a number as it is where it's nothing else", () => {
    expect(readCode("0 986 478 868")).toEqual({ number: "0 986 478 868", partId: null });
    expect(readCode("brake pads")).toEqual({ number: "brake pads", partId: null });
    expect(readCode("0112345678901234").number).toBe("0112345678901234");
  });
});

it.each([
  ["96385074", "96385074"],
  ["00000096385074", "96385074"],
  ["036000291452", "036000291452"],
  ["00036000291452", "036000291452"],
  ["4047024479432", "4047024479432"],
  ["04047024479432", "4047024479432"],
  ["10614141543219", "10614141543219"],
])("The GTIN %s is %s in its shortest form, with the same check digit", (gtin, shortest) => {
  expect([shortestGtin(gtin), isGtin(gtin), isGtin(shortest)]).toEqual([shortest, true, true]);
  expect(articleKey(gtin)).toBe(shortest);
});

it("A number that is no GTIN keeps its zeros", () => {
  expect(["0 986 478 868", "0000001", "0036000291453"].map(articleKey)).toEqual([
    "0986478868",
    "0000001",
    "0036000291453",
  ]);
});
