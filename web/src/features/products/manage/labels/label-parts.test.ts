import { expect, it } from "vitest";
import { labelCode } from "./label-parts.ts";

it("A label's code is the part's own number, else that in its barcode", () => {
  expect(labelCode({ partNumber: "BP-1", gtin: "96385074" })).toBe("BP-1");
  expect(labelCode({ partNumber: null, gtin: "96385074" })).toBe("96385074");
  expect(labelCode({ partNumber: null, gtin: null })).toBeNull();
});
