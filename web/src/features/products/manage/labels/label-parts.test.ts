import { expect, it } from "vitest";
import { codeOf, sheetsOf } from "./label-parts.ts";

it("A sheet has 24 labels, and the last one what is left", () => {
  const sheets = (count: number) => sheetsOf(Array.from({ length: count })).map(({ length }) => length);
  expect([sheets(0), sheets(24), sheets(25), sheets(60)]).toEqual([[], [24], [24, 1], [24, 24, 12]]);
});

it("A label's code is the part's own number, else that in its barcode", () => {
  expect(codeOf({ partNumber: "BP-1", gtin: "96385074" })).toBe("BP-1");
  expect(codeOf({ partNumber: null, gtin: "96385074" })).toBe("96385074");
  expect(codeOf({ partNumber: null, gtin: null })).toBeNull();
});
