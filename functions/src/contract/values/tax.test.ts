import { expect, it } from "vitest";
import { rateOf, type Tax } from "./tax.ts";

const tax: Tax = {
  number: "DE123456789",
  rates: [
    { from: "2020-01-01", percent: 19 },
    { from: "2020-07-01", percent: 16 },
    { from: "2021-01-01", percent: 19 },
    { from: "2099-01-01", percent: 0 },
  ],
};

it.each([
  ["2020-01-01", 19],
  ["2020-06-30", 19],
  ["2020-07-01", 16],
  ["2020-12-31", 16],
  ["2021-01-01", 19],
  ["2098-12-31", 19],
  ["2099-01-01", 0],
])("The rate of %s is %d, from its first day to the last before the next", (day, percent) => {
  expect(rateOf(tax, day)).toBe(percent);
});

it("A day before the first rate has none, and no day has one without tax", () => {
  expect(rateOf(tax, "2019-12-31")).toBeUndefined();
  expect(rateOf(null, "2026-11-25")).toBeUndefined();
});
