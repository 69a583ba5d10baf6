import { currencySign } from "@carparts/functions/contract/values/currency";
import { describe, expect, it, test } from "vitest";
import { amountText, changeText, dayWords, toSums } from "./sales-figures.ts";

const aDay = { day: "2026-11-05", orders: 1, pieces: 3, revenue: 0.1 };

describe("What was sold on some days", () => {
  it("is added up to the cent", () => {
    expect(toSums([aDay, { ...aDay, revenue: 0.2 }])).toEqual({ orders: 2, pieces: 6, revenue: 0.3 });
  });

  it("can be a fortune", () => {
    const { revenue } = toSums([{ ...aDay, revenue: 9_999_999_999.99 }, aDay]);
    expect(amountText("revenue", revenue)).toBe(`${currencySign}10,000,000,000.09`);
  });

  it("is nothing on no days", () => expect(toSums([])).toEqual({ orders: 0, pieces: 0, revenue: 0 }));

  it("is told in words", () => {
    expect(dayWords(aDay)).toBe(`${currencySign}0.10 · 1 order · 3 pieces`);
    expect(dayWords({ orders: 1200, pieces: 1, revenue: 0 })).toBe(
      `${currencySign}0.00 · 1,200 orders · 1 piece`,
    );
  });
});

test.each([
  [112, 100, "12% more than"],
  [50, 100, "50% less than"],
  [0, 7, "100% less than"],
  [1004, 1000, "as much as"],
  [0, 0, undefined],
  [5, 0, undefined],
  [3000, 1, "299,900% more than"],
])("%d after %d is %s", (present, before, change) => {
  expect(changeText(present, before)).toBe(change);
});
