import { describe, expect, it } from "vitest";
import { madeUpPart } from "../../scripts/made-up/made-up-parts.ts";
import { aSearch } from "../../scripts/made-up/made-up-queries.ts";
import { partDefaults } from "../contract/admin/part-fields.ts";
import type { PartSearch, Search } from "./catalogue.ts";
import type { CatalogueItem } from "./catalogue-item.ts";
import { SqliteCatalogue } from "./sqlite/sqlite-catalogue.ts";

const template: CatalogueItem = {
  ...madeUpPart(0, 1),
  ...{ ...partDefaults(), description: "", quantity: 9, minimumQuantity: 1, fitment: [] },
};

function shopOf(parts: readonly Partial<CatalogueItem>[]) {
  const items = parts.map((part, place) => ({ ...template, ...part, _id: part._id ?? `part-${place}` }));
  const sqlite = new SqliteCatalogue();
  sqlite.replace(items);
  const find = (search: Partial<Search>) => sqlite.search(aSearch(search), { limit: 48 }).found;
  return { find, sqlite };
}

describe("One article in all its writings", () => {
  const { find, sqlite } = shopOf([
    { name: "Oil filter", partNumber: "OF-1", gtin: "036000291452" },
    { name: "Oil filter, another supplier's", partNumber: "OF-2", gtin: "0036000291452" },
    { name: "Air filter", partNumber: "AF-1", gtin: "4047024479432" },
    { name: "Wiper blade", partNumber: "WB-1", gtin: "96385074" },
    { _id: "Zr4kQ0sVYb1xJ9aLmN2p", name: "Brake pad set", partNumber: "BP-100 / F", gtin: null },
    { name: "Relay", partNumber: "0109501101530003", gtin: null },
    { name: "Bulb", partNumber: "10", gtin: null },
  ]);
  const inOffice = (text: string): PartSearch => ({ ...aSearch({ text }), attention: null });

  it.each([
    ["036000291452", ["part-0", "part-1"]],
    ["0036000291452", ["part-0", "part-1"]],
    ["00036000291452", ["part-0", "part-1"]],
    ["00360002914", ["part-1"]],
    ["0360002914", ["part-0", "part-1"]],
    ["]E00036000291452", ["part-0", "part-1"]],
    ["(01)00036000291452(17)251231", ["part-0", "part-1"]],
    ["]C1010003600029145217251231", ["part-0", "part-1"]],
    ["https://id.gs1.org/01/00036000291452/10/LOT", ["part-0", "part-1"]],
    ["04047024479432", ["part-2"]],
    ["oil filter 04047024479432", ["part-2"]],
    ["0000096385074", ["part-3"]],
    ["http://127.0.0.1:5000/part/Zr4kQ0sVYb1xJ9aLmN2p", ["Zr4kQ0sVYb1xJ9aLmN2p"]],
    ["http://127.0.0.1:5000/part/BP-100%20%2F%20F", ["Zr4kQ0sVYb1xJ9aLmN2p"]],
    ["https://shop.example/part/nobody", []],
    // A number of a part as it stands is that, whatever else it may be.
    ["0109501101530003", ["part-5"]],
  ])("is found by %s in the shop and in the office", (text, ids) => {
    const found = find({ text });
    expect(found.map(({ item }) => item._id).sort()).toEqual(ids);
    expect(sqlite.searchParts(inOffice(text), { limit: 9 }).ids.toSorted()).toEqual(ids);
  });

  it("is answered with the number as it's stored", () => {
    expect(find({ text: "00036000291452" }).map(({ matched }) => matched)).toEqual([
      { kind: "own", number: "036000291452" },
      { kind: "own", number: "0036000291452" },
    ]);
    expect(find({ text: "http://x.example/part/Zr4kQ0sVYb1xJ9aLmN2p" })[0]?.matched).toBeNull();
  });
});

describe("A label before a number", () => {
  const { find, sqlite } = shopOf([
    { name: "Starter", partNumber: "ST-1", oemNumbers: ["KB-1234567-31", "123"], gtin: null },
    { name: "Alternator", partNumber: "77-B", gtin: null, brand: "Bosch" },
    { name: "Part tray", partNumber: "PT-1", gtin: null },
  ]);

  it.each([
    ["OE:KB-1234567-31", "part-0"],
    ["OE: KB-1234567-31", "part-0"],
    ["oe kb 1234567 31", "part-0"],
    ["OEM: 123", "part-0"],
    ["OEM:123", "part-0"],
    ["Art.-Nr. 123", "part-0"],
    ["Part no: 123", "part-0"],
    ["part number 123", "part-0"],
    ["Vergleichsnummer: KB-1234567-31", "part-0"],
    ["P/N: 77-B", "part-1"],
    ["Bosch no. 77B", "part-1"],
    ["OE: KB-1234", "part-0"],
  ])("says which kind it is, and leaves the number to be found: %s", (text, id) => {
    expect(find({ text }).map(({ item }) => item._id)).toEqual([id]);
    const { read } = sqlite.search(aSearch({ text }), { limit: 1 });
    expect(read?.dropped).toEqual([]);
    expect(sqlite.searchParts({ ...aSearch({ text }), attention: null }, { limit: 9 }).ids).toEqual([id]);
  });

  it("is no label elsewhere", () => {
    expect(find({ text: "part tray" })[0]?.item._id).toBe("part-2");
    expect(sqlite.search(aSearch({ text: "brake pads: KB-1234567-31" }), { limit: 1 }).read?.dropped).toEqual(
      ["brake", "pads"],
    );
  });
});

describe("Parts by name", () => {
  const names = ["Zahnriemen", "Ärmel", "Édition", "arm 10", "Škoda plate", "Ölfilter", "ärmel", "arm 9"];
  const { sqlite, find } = shopOf(names.map((name) => ({ name, brand: "X" })));
  const nameOf = (id: string) => names[Number(id.replace("part-", ""))];

  it.each([
    ["name", ["arm 9", "arm 10", "Ärmel", "ärmel", "Édition", "Ölfilter", "Škoda plate", "Zahnriemen"]],
    ["-name", ["Zahnriemen", "Škoda plate", "Ölfilter", "Édition", "Ärmel", "ärmel", "arm 10", "arm 9"]],
  ] as const)("are sorted among their letters, page by page: %s", (sort, sorted) => {
    for (const limit of [1, 3, 8]) {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = sqlite.searchParts({ ...aSearch({ sort }), attention: null }, { limit, after });
        found.push(...page.ids);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(found.map(nameOf)).toEqual(sorted);
    }
  });

  it("are so in the shop", () => {
    expect(find({ sort: "name" })[0]?.item.name).toBe("arm 9");
  });

  it("have brands in the same order where as many have them", () => {
    const { sqlite } = shopOf(["Zeta", "Škoda", "ATE", "Ölwerk", "bosch"].map((brand) => ({ brand })));
    const { facets } = sqlite.search(aSearch(), { limit: 1 });
    expect(facets.brand.map(({ value }) => value)).toEqual(["ATE", "bosch", "Ölwerk", "Škoda", "Zeta"]);
  });
});
