import { currencySign } from "@carparts/functions/contract/values/currency";
import { expect, test } from "vitest";
import { toRemovals } from "./removals.ts";

test("each filter can be taken away by itself, and the words last", () => {
  const filters = {
    q: "disc",
    group: ["brakes", "filters"],
    brand: ["Bosch"],
    make: "VW",
    stock: "in",
    min: 5,
  } as const;
  expect(toRemovals(filters)).toEqual([
    { label: "In stock", without: { ...filters, stock: undefined } },
    { label: "Brakes", without: { ...filters, group: ["filters"] } },
    { label: "Filters", without: { ...filters, group: ["brakes"] } },
    { label: "Bosch", without: { ...filters, brand: undefined } },
    { label: `from ${currencySign}5.00`, without: { ...filters, min: undefined, max: undefined } },
    { label: "“disc”", without: { ...filters, q: undefined } },
  ]);
});

test("a vehicle takes no part away, so it isn't among them", () => {
  expect(toRemovals({ make: "VW", model: "Golf", year: 2009 })).toEqual([]);
});

test.each([
  [{ max: 9.5 }, `up to ${currencySign}9.50`],
  [{ min: 1, max: 9 }, `${currencySign}1.00 to ${currencySign}9.00`],
])("a price range is one filter: %j", (filters, label) => {
  expect(toRemovals(filters).map((each) => each.label)).toEqual([label]);
});
