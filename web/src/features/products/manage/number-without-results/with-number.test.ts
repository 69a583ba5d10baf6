import { expect, test } from "vitest";
import { withNumber } from "./with-number.ts";

const part = {
  ...{ partNumber: "P-1", gtin: null, oemNumbers: ["1K0 615 301"] },
  equivalents: [{ brand: "ATE", number: "24.0128" }],
};

test("a number without a brand is the vehicle maker's, one with a brand an equivalent", () => {
  expect(withNumber(part, "8E0 615 301")).toEqual({ oemNumbers: ["1K0 615 301", "8E0 615 301"] });
  expect(withNumber(part, "09.9772", "Brembo")).toEqual({
    equivalents: [...part.equivalents, { brand: "Brembo", number: "09.9772" }],
  });
});

test.each(["p1", "1k0615301", "240128"])("a part that has %s in whatever writing isn't changed", (number) => {
  expect(withNumber(part, number)).toBeUndefined();
});
