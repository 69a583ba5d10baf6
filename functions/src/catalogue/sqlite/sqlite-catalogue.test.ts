import { StatementSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { hostileTexts } from "../../../scripts/made-up/hostile-texts.ts";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { aSearch, someFilters } from "../../../scripts/made-up/made-up-queries.ts";
import { Random } from "../../../scripts/made-up/random.ts";
import { searchPlainly, vehiclesPlainly } from "../../trials/search/plain-loops.ts";
import { changedTexts, wrongSentences } from "../../trials/search/sentence-trial.ts";
import type { Catalogue, PageRequest, Search } from "../catalogue.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { writeSearchCursor } from "../cursor.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

const seed = Number(process.env.CATALOGUE_SEED ?? Date.now() % 1_000_000);
const random = new Random(seed);
const items = [...madeUpParts(400, seed)];
const sqlite = new SqliteCatalogue();
sqlite.replace(items);

function expectPlain(search: Search, page: PageRequest, all: readonly CatalogueItem[] = items): void {
  const { next, found, read, ...rest } = sqlite.search(search, page);
  const { found: plain, ...expected } = searchPlainly(all, search);
  const own = { ...rest, found: found.map(({ item, fits }) => ({ id: item._id, fits })) };
  const reading = `CATALOGUE_SEED=${seed}: ${JSON.stringify({ search, page })}`;
  expect(own, reading).toEqual({ ...expected, found: plain.slice(0, page.limit) });
  expect(next !== null, reading).toBe(plain.length > page.limit);
}

function* pages(catalogue: Catalogue, search: Search, limit: number): Generator<string[]> {
  let after: string | undefined;
  do {
    const { found, next } = catalogue.search(search, { limit, after });
    yield found.map(({ item }) => item._id);
    after = next ?? undefined;
  } while (after !== undefined);
}

describe("The catalogue finds what plain loops find", { timeout: 60_000 }, () => {
  it("with any filters, in any order, with the same counts", () => {
    for (let round = 0; round < 100; round++) {
      const { search, page } = someFilters(random);
      expectPlain(search, page);
    }
  });

  it("after changes and deletions", () => {
    const changed = items.slice(0, 60).map((item, index) => ({
      ...item,
      ...(index % 2 === 0
        ? { quantity: 0 }
        : { name: `${item.name} renewed`, fitment: [], brand: "Renewed" }),
    }));
    const gone = new Set(["made-up-100", "made-up-101", "unknown"]);
    sqlite.upsert(changed);
    sqlite.remove(gone);
    const all = [...changed, ...items.slice(60)].filter(({ _id }) => !gone.has(_id));
    expect(sqlite.size).toBe(398);
    for (const search of [{}, { brands: ["renewed"] }, { isAvailable: true }, { vehicle: { make: "VW" } }])
      expectPlain(aSearch(search), { limit: 48 }, all);
    sqlite.replace(items);
  });

  it("for vehicles", () => {
    for (const question of [{}, { make: "VW" }, { make: "VW", model: "Golf" }, { make: "Trabant" }]) {
      expect(sqlite.vehicles(question)).toEqual(vehiclesPlainly(items, question));
    }
  });
});

it("Pages of any text, in any order, are one list cut into pieces", () => {
  for (const sort of ["best", "newest", "price", "-price", "name"] as const) {
    for (const text of ["", "brke", "brke frnt", "front"]) {
      const search = aSearch({ text, sort });
      const { found, total } = sqlite.search(search, { limit: 400 });
      const ids = found.map(({ item }) => item._id);
      expect([...pages(sqlite, search, 7)].flat()).toEqual(ids);
      expect([new Set(ids).size, ids.length]).toEqual([total, total]);
    }
  }
});

describe("A text of made-up parts", () => {
  it("that names a vehicle finds first what fits it and is of the kind", () => {
    expect(wrongSentences(sqlite, items, random, 60).length, `CATALOGUE_SEED=${seed}`).toBeLessThanOrEqual(6);
  });

  it("that names none finds what its words find", () => {
    expect(changedTexts(sqlite, items, random, 60), `CATALOGUE_SEED=${seed}`).toEqual([]);
  });
});

describe("A number of a barcode", () => {
  const [first, second] = items as [CatalogueItem, CatalogueItem];
  const gtin = "4047024479432";

  it.each([
    ["finds its part", { gtin }, null],
    ["finds what replaces its part", { gtin, supersededBy: second._id }, null],
    ["doesn't find a part that has another one now", { gtin }, { gtin: "96385074" }],
  ])("%s", (_what, fields, later) => {
    const catalogue = new SqliteCatalogue();
    catalogue.replace([
      { ...first, ...fields },
      // In stock, because parts that are out of stock come last.
      { ...second, supersededBy: null, quantity: 10, minimumQuantity: 1 },
    ]);
    if (later) catalogue.upsert([{ ...first, ...later }]);
    const matched = [gtin, "4047 0244 79432", "40470244"].map(
      (text) => catalogue.search(aSearch({ text }), { limit: 2 }).found[0]?.matched,
    );
    const kind = "supersededBy" in fields ? "superseded" : "own";
    expect(matched).toEqual(
      later ? [undefined, undefined, undefined] : Array(3).fill({ kind, number: gtin }),
    );
  });
});

describe("The next page", () => {
  const orders = ["best", "newest", "price", "-price", "name"] as const;
  const [first, ...others] = items;
  /** Before and after all others, whatever the order. */
  const added = [0, 1].flatMap((edge) =>
    Array.from({ length: 3 }, (_, count) => ({
      ...(first as CatalogueItem),
      _id: `${edge === 0 ? "0" : "z"}-added-${count}`,
      name: `${edge === 0 ? "A" : "Zz"} front disc`,
      cents: edge === 0 ? 1 : 99_999_999,
      createdAt: edge === 0 ? "2099-01-01T00:00:00.000Z" : "1999-01-01T00:00:00.000Z",
    })),
  );

  it.each(orders)("repeats nothing and misses nothing where parts are added meanwhile, by %s", (sort) => {
    for (const text of ["", "front"]) {
      const catalogue = new SqliteCatalogue();
      catalogue.replace(others);
      const search = aSearch({ text, sort });
      const expected = [...pages(catalogue, search, 48)].flat();
      const read: string[] = [];
      for (const page of pages(catalogue, search, 8)) {
        read.push(...page);
        catalogue.upsert(added);
      }
      expect(read.length).toBeGreaterThan(16);
      expect(new Set(read).size).toBe(read.length);
      expect(read.filter((id) => !id.includes("added"))).toEqual(expected);
    }
  });
});

it("A misspelt text may be meant by 150,000 parts", { timeout: 240_000 }, () => {
  const catalogue = new SqliteCatalogue();
  const part = {
    ...(items[0] as CatalogueItem),
    name: "Brake disc",
    oemNumbers: [],
    equivalents: [],
    fitment: [],
  };
  catalogue.replace(Array.from({ length: 150_000 }, (_, count) => ({ ...part, _id: `${count}` })));
  expect(catalogue.search(aSearch({ text: "brke dsc" }), { limit: 1 }).total).toBe(150_000);
});

describe("A text that nobody types by accident", () => {
  it.each(hostileTexts)("(%j) is answered without ado", (text) => {
    const before = process.cpuUsage();
    sqlite.search(aSearch({ text }), { limit: 24 });
    expect(process.cpuUsage(before).user).toBeLessThan(50_000);
  });
});

describe("A cursor that somebody made up", () => {
  const readings = [
    "number",
    "words",
    "unfinished",
    "beginning",
    "closest",
    "most-in-name",
    "most-in-part",
  ] as const;

  /** Counts the characters that the database answers, and one for each query. */
  function workOf(work: () => unknown): number {
    const runSearch = vi.spyOn(StatementSync.prototype, "get");
    try {
      work();
    } catch (error) {
      expect(error).toMatchObject({ code: "invalid" });
    }
    const answers = runSearch.mock.results.map(({ value }) => String(value?.found ?? "").length + 1);
    runSearch.mockRestore();
    return answers.reduce((sum, length) => sum + length, 0);
  }

  it.each([...hostileTexts, "hm it ba", "brke frnt", "front"])(
    "makes the search for %j no dearer",
    (text) => {
      const search = aSearch({ text });
      const least = workOf(() => sqlite.search(search, { limit: 1 }));
      for (const by of readings)
        for (const [step, errors] of [
          [0, 0],
          [1, 0],
          [3, 60],
          [9, 60],
        ] as const) {
          const after = writeSearchCursor(search, { reading: [by, step, errors], key: 0, id: "" });
          expect(workOf(() => sqlite.search(search, { limit: 1, after }))).toBeLessThanOrEqual(least);
        }
    },
  );

  it("that understands a text in another way than the search does is refused", () => {
    const search = aSearch({ text: "brke frnt" });
    const { next } = sqlite.search(search, { limit: 1 });
    const made = writeSearchCursor(search, { reading: ["most-in-part", 1, 0], key: 0, id: "" });
    expect(() => sqlite.search(search, { limit: 1, after: made })).toThrow("after must be a cursor");
    expect(sqlite.search(search, { limit: 1, after: next ?? "" }).found).toHaveLength(1);
  });
});
