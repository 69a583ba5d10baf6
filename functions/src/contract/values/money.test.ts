import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { seed } from "../../testing/test-scale.ts";
import { Price, times } from "./money.ts";
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
    expect(z.decode(priceCodec, amount)).toEqual({ cents, currency: "USD" });
    expect(z.encode(priceCodec, { cents, currency: "USD" })).toBe(amount);
  });

  it("of whatever number of cents is the same after the wire", () => {
    const property = fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const amount = JSON.parse(JSON.stringify(z.encode(priceCodec, { cents, currency: "USD" })));
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
    { cents: 24.9, currency: "USD" },
    { cents: -1, currency: "USD" },
    { cents: 100_000_001, currency: "USD" },
    { cents: 2490, currency: "EUR" },
    { cents: 2490 },
    2490,
  ])("is not %j", (stored) => {
    expect(Price.safeParse(stored).success).toBe(false);
  });
});

describe("A total", () => {
  it("is exact, up to the dearest part and the most pieces", () => {
    const price = (cents: number) => ({ cents, currency: "USD" as const });
    expect(times(price(7), 3)).toEqual(price(21));
    expect(times(price(100_000_000), 1_000_000)).toEqual(price(100_000_000_000_000));
  });
});
