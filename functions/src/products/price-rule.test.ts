import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceChange } from "../contract/admin/bulk-changes.ts";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import { changedPrice } from "./price-rule.ts";

function after(price: number, change: PriceChange): number {
  return decimalOf(changedPrice(moneyOf(Math.round(price * 100)), change));
}

describe("A changed price", () => {
  it.each([
    [24.9, { percent: 10 }, 27.39],
    [24.9, { percent: -100 }, 0],
    [24.9, { percent: 0 }, 24.9],
    [24.9, { add: 0.1 }, 25],
    [24.9, { add: -24.9 }, 0],
    [0.29, { percent: 100 }, 0.58],
    [999_999, { add: 1 }, 1_000_000],
  ])("is %d, changed by %j: %d", (price, change, expected) => {
    expect(after(price, change)).toBe(expected);
  });

  it.each([
    // 26.145, 1.005, 8.575 and 0.005 are other numbers in binary.
    [24.9, { percent: 5 }, 26.15],
    [1, { percent: 0.5 }, 1.01],
    [8.75, { percent: -2 }, 8.58],
    [0.01, { percent: -50 }, 0.01],
    [0.01, { percent: -50.01 }, 0],
    [0.01, { percent: 49.99 }, 0.01],
  ])("has half a cent as a whole one: %d by %j is %d", (price, change, expected) => {
    expect(after(price, change)).toBe(expected);
  });

  it.each([
    [24.9, 0.9, 24.9],
    [24.91, 0.9, 24.9],
    [25.39, 0.9, 24.9],
    [25.4, 0.9, 25.9],
    [25.41, 0.9, 25.9],
    [0, 0.9, 0.9],
    [0.39, 0.9, 0.9],
    [1.39, 0.9, 0.9],
    [1.4, 0.9, 1.9],
    [7.49, 0, 7],
    [7.5, 0, 8],
    [0.49, 0, 0],
    [7.48, 0.99, 6.99],
    [7.49, 0.99, 7.99],
    [7.55, 0.05, 8.05],
    [7.54, 0.05, 7.05],
    [999_999.5, 0, 1_000_000],
  ])("of %d that ends in %d is %d", (price, roundTo, expected) => {
    expect(after(price, { add: 0, roundTo })).toBe(expected);
  });

  it("is rounded once: less than half way to an ending isn't half way, however near", () => {
    // 1.397 would be 1.40 first, and half way to 1.90.
    expect(after(1.27, { percent: 10, roundTo: 0.9 })).toBe(0.9);
    expect(after(1.4, { percent: 0, roundTo: 0.9 })).toBe(1.9);
  });

  it.each([
    [1, { add: -1.01 }, "The price would be below 0: it is 1 now."],
    [1, { add: -1.01, roundTo: 0.9 }, "The price would be below 0: it is 1 now."],
    [1_000_000, { percent: 0.01 }, "The price would be above 1000000."],
    [999_999.95, { add: 0, roundTo: 0 }, undefined],
    [1_000_000, { add: 0, roundTo: 0.9 }, undefined],
    [1_000_000, { add: 0, roundTo: 0.4 }, "The price would be above 1000000."],
  ])("of %d by %j is refused out of the range of prices: %s", (price, change, message) => {
    if (message) expect(() => after(price, change)).toThrow(message);
    else expect(() => after(price, change)).not.toThrow();
  });

  it("is the nearest of all that end so, for any price and ending", () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most });
    const check = fc.property(cents(9_999_900), cents(99), cents(20_000), (price, ending, percent) => {
      const exact = BigInt(price) * BigInt(10_000 + percent - 10_000);
      const change = { percent: (percent - 10_000) / 100, roundTo: ending / 100 };
      const found = changedPrice(moneyOf(price), change).cents;
      expect(found % 100).toBe(ending);
      const distance = (to: number) => {
        const far = exact - BigInt(to) * 10_000n;
        return far < 0n ? -far : far;
      };
      expect(distance(found) < distance(found + 100)).toBe(true);
      if (found >= 100) expect(distance(found) <= distance(found - 100)).toBe(true);
    });
    fc.assert(check, { numRuns: 1000 });
  });
});
