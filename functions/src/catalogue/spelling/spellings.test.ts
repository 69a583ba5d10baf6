import { describe, expect, it } from "vitest";
import { aSearch } from "../../../scripts/made-up/made-up-queries.ts";
import { partDefaults } from "../../contract/admin/part-fields.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";

const empty: CatalogueItem = {
  ...{ _id: "", name: "Part", cents: 100, depositCents: 0, picture: "/parts/x.svg", description: "A part." },
  ...{ quantity: 5, minimumQuantity: 1, ...partDefaults(), version: 1 },
  createdAt: "2026-01-01T00:00:00.000Z",
};

const part = (_id: string, fields: Partial<CatalogueItem>): CatalogueItem => ({ ...empty, _id, ...fields });
const row = (make: string, model: string, yearFrom = 2001, yearTo: number | null = 2002) => {
  return { make, model, yearFrom, yearTo };
};

// Ids against the order of writing, and the commonest spelling neither first nor last.
const parts = [
  part("e", { brand: "ZQ", fitment: [row("ZQ", "Ra")] }),
  part("d", { brand: "Zq", fitment: [row("Zq", "RA", 2002, 2003), row("ZQ", "Ra"), row("Zq", "RB")] }),
  part("c", { brand: "zq", fitment: [row("zq ", "Ra")] }),
  part("b", { brand: "Z\u00adq", fitment: [row("Zq", "Ra")] }),
  part("a", { brand: "Zq", fitment: [row(" Zq\u00a0", "rb"), row("Other", "Ra")] }),
  part("f", { brand: "\u200b" }),
];

const orders = [parts, parts.toReversed(), [...parts.slice(3), ...parts.slice(0, 3)]];

describe("Names that look the same are the same", () => {
  it.each(orders.map((order, index) => [index, order] as const))("written in the order %d", (_, order) => {
    const catalogue = new SqliteCatalogue();
    for (const item of order) catalogue.upsert([item]);
    expect(catalogue.vehicles({})).toEqual([
      { value: "Other", count: 1 },
      { value: "Zq", count: 5 },
    ]);
    for (const make of ["Zq", "zQ", "\u2068ZQ\u2069", " zq\u3000"]) {
      expect(catalogue.vehicles({ make })).toEqual([
        { value: "Ra", count: 4 },
        { value: "RB", count: 2 },
      ]);
    }
    expect(catalogue.vehicles({ make: "zq", model: "rA " })).toEqual([
      { value: 2003, count: 1 },
      { value: 2002, count: 4 },
      { value: 2001, count: 4 },
    ]);
    expect(catalogue.search(aSearch(), { limit: 1 }).facets.brand).toEqual([{ value: "Zq", count: 5 }]);
    const brands = catalogue.search(aSearch({ brands: ["zQ "] }), { limit: 10 });
    expect([brands.total, brands.facets.brand]).toEqual([5, [{ value: "Zq", count: 5 }]]);
    const vehicle = { make: "ZQ", model: "rb", year: 2001 };
    const fitting = catalogue.search(aSearch({ vehicle, isFitting: true }), { limit: 10 });
    expect(fitting.found.map(({ item, fits }) => [item._id, fits])).toEqual([
      ["a", true],
      ["d", true],
      ["f", "universal"],
    ]);
    // Of a few, the whole shop's spelling.
    expect(catalogue.search(aSearch({ ids: ["c", "e"] }), { limit: 10 }).facets.brand).toEqual([
      { value: "Zq", count: 2 },
    ]);
  });

  it("and an old number without letters and digits is none", () => {
    const catalogue = new SqliteCatalogue();
    catalogue.replace([part("a", { partNumber: "\u2605", oemNumbers: ["#"] }), part("b", {})]);
    for (const text of ["\u2605", "--", "+"]) {
      expect(catalogue.search(aSearch({ text }), { limit: 1 }).total, text).toBe(0);
    }
  });

  it("once the spelling that most had is gone, in the next one", () => {
    const catalogue = new SqliteCatalogue();
    catalogue.replace(parts);
    catalogue.remove(["a", "d"]);
    catalogue.upsert([part("g", { brand: "zq", fitment: [row("zq", "Ra")] })]);
    catalogue.upsert([part("e", { brand: "", fitment: [] })]);
    expect(catalogue.search(aSearch(), { limit: 1 }).facets.brand).toEqual([{ value: "zq", count: 3 }]);
    expect(catalogue.vehicles({})).toEqual([{ value: "Zq", count: 3 }]);
    catalogue.remove(["b"]);
    expect(catalogue.vehicles({})).toEqual([{ value: "zq", count: 2 }]);
  });
});
