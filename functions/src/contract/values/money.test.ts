import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { seed } from "../../testing/test-scale.ts";
import { moneyOf, Price, times } from "./money.ts";
import { priceCodec } from "./price-codec.ts";

describe("A price", () => {
  it.each([
    [0, 0],
    [0.07, 7],
    [0.29, 29],
    [1.15, 115],
    [8.95, 895],
    [24.9, 2490],
    [1_000_000, 100_000_000],
  ])("of %d on the wire is %d cents inside", (amount, cents) => {
    expect(z.decode(priceCodec, amount)).toEqual(moneyOf(cents));
    expect(z.encode(priceCodec, moneyOf(cents))).toBe(amount);
  });

  it("of whatever number of cents is the same after the wire", () => {
    const property = fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const amount = JSON.parse(JSON.stringify(z.encode(priceCodec, moneyOf(cents))));
      return String(amount).length <= 10 && z.decode(priceCodec, amount).cents === cents;
    });
    fc.assert(property, { numRuns: 2000, seed });
  });

  it.each([24.901, 0.001, -0.01, 1_000_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    "is never rounded from %d",
    (amount) => {
      expect(z.safeDecode(priceCodec, amount).success).toBe(false);
    },
  );

  it.each([
    moneyOf(24.9),
    moneyOf(-1),
    moneyOf(100_000_001),
    { cents: 2490, currency: "CHF" },
    { cents: 2490 },
    2490,
  ])("is not %j", (stored) => {
    expect(Price.safeParse(stored).success).toBe(false);
  });
});

describe("A total", () => {
  it("is exact, up to the dearest part and the most pieces", () => {
    expect(times(moneyOf(7), 3)).toEqual(moneyOf(21));
    expect(times(moneyOf(100_000_000), 1_000_000)).toEqual(moneyOf(100_000_000_000_000));
  });
});
