import { describe, expect, it, test } from "vitest";
import { asWords, type Filters, toAddress } from "./filters.ts";
import { parseFilters } from "./read-filters.ts";

const full: Filters = {
  q: "brake disc",
  group: ["brakes", "filters"],
  brand: ["Bosch", "Mann & Hummel"],
  make: "VW",
  model: "Golf",
  year: 2009,
  fit: "only",
  stock: "in",
  min: 4.5,
  max: 100,
  sort: "-price",
};

test("a state is read from its address as it was written", () => {
  expect(parseFilters(toAddress(full).replace("/parts", ""))).toEqual(full);
  expect(toAddress(full)).toBe(
    "/parts?q=brake+disc&group=brakes&group=filters&brand=Bosch&brand=Mann+%26+Hummel" +
      "&make=VW&model=Golf&year=2009&fit=only&stock=in&min=4.5&max=100&sort=-price",
  );
});

test("without filters, the address is plain", () => {
  expect(toAddress({})).toBe("/parts");
  expect(toAddress({ q: undefined, group: [] })).toBe("/parts");
});

describe("What the API would refuse is left out:", () => {
  it.each([
    ["an unknown group", "group=wheels&group=brakes", { group: ["brakes"] }],
    ["a brand in another spelling", "brand=Zq&brand=Ab&brand=ZQ%E2%80%8B", { brand: ["Zq", "Ab"] }],
    ["a group twice", "group=brakes&group=brakes", { group: ["brakes"] }],
    ["a model without its make", "model=Golf&year=2009", {}],
    ["a year without its model", "make=VW&year=2009", { make: "VW" }],
    ["a year that is none", "make=VW&model=Golf&year=1e9", { make: "VW", model: "Golf" }],
    ["only what fits, without a vehicle", "fit=only", {}],
    ["a lowest price above the highest", "min=20&max=10", {}],
    ["prices that are none", "min=-1&max=1e3", {}],
    ["prices in other forms", "min=1.000&max=24,90", {}],
    ["other values", "stock=out&sort=random&fit=all&make=VW", { make: "VW" }],
    ["spaces", "q=+++&brand=+", {}],
    ["what the catalogue doesn't know", "__proto__=1&utm_source=letter", {}],
  ])("%s", (_what, search, expected) => {
    const known = Object.entries(parseFilters(`?${search}`)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(known)).toEqual(expected);
  });

  it("what is too long or too much", () => {
    const search = new URLSearchParams([["q", "x".repeat(10_000)]]);
    for (let count = 0; count < 50; count++) search.append("brand", `Brand ${count}`);
    const { q, brand } = parseFilters(`${search}`);
    expect([q?.length, brand?.length]).toEqual([200, 20]);
  });

  it("half a character, and a name whose beginning is another's", () => {
    const [long, longest] = [`${"x".repeat(59)}🚗`, `${"x".repeat(58)}🚗`];
    const search = new URLSearchParams({ q: `${"x".repeat(199)}🚗`, make: long, model: "Golf" });
    for (const brand of [long, longest, "\u202aBosch\u202c"]) search.append("brand", brand);
    const { q, brand, make, model } = parseFilters(`${search}`);
    expect(q).toBe("x".repeat(199));
    expect([brand, make, model]).toEqual([[longest, "Bosch"], undefined, undefined]);
  });
});

test("a text as nothing but words is in quotation marks, and no longer than a text may be", () => {
  expect(asWords("golf “tees”")).toBe('"golf tees"');
  expect(asWords("x".repeat(200))).toHaveLength(200);
});
