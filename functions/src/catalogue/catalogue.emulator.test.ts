import { describe, expect, it } from "vitest";
import { partDefaults } from "../contract/admin/part-fields.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { type CatalogueQuery, searchCatalogue } from "../contract/catalogue/search.ts";
import { listVehicles } from "../contract/catalogue/vehicles.ts";
import { as } from "../testing/api.ts";
import { aPartNumber, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function search(query: CatalogueQuery) {
  const reply = await as(null).call(searchCatalogue, { query });
  return reply.output;
}

async function idsOf(query: CatalogueQuery): Promise<string[]> {
  return (await search(query)).items.map(({ _id }) => _id);
}

const golf = { make: "VW", model: "Golf", yearFrom: 2008, yearTo: 2012 };

describe("GET /api/products", () => {
  it("shows a guest the fields of a list, and counts", async () => {
    const [word, partNumber] = [aUniqueWord(), aPartNumber()];
    const fields = { name: `Brake disc ${word}`, price: 24.9, brand: word, fitment: [golf] };
    const product = await world.product({ ...fields, partNumber, group: "brakes" });
    const { json } = await as(null).call(searchCatalogue, { query: { q: word } });
    expect(json).toEqual({
      items: [
        {
          _id: product._id,
          name: product.name,
          price: 24.9,
          picture: product.picture,
          description: product.description,
          quantity: 10,
          minimumQuantity: 1,
          ...{ partNumber, brand: word, group: "brakes", expected: null, matched: null, fits: null },
        },
      ],
      total: 1,
      facets: {
        group: [{ value: "brakes", count: 1 }],
        brand: [{ value: word, count: 1 }],
        stock: { in: 1 },
        fit: { only: null },
        price: { min: 24.9, max: 24.9 },
      },
      next: null,
      read: { words: word, vehicle: null, ignored: [], dropped: [] },
    });
    expect((await search({ limit: 1 })).read).toBeNull();
  });

  it("reads the vehicle in a sentence, and leaves out what doesn't fit it", async () => {
    const [word, make] = [aUniqueWord(), aUniqueWord()];
    const row = { make, model: "Runner 3", yearFrom: 2008, yearTo: 2012 };
    const parts = { name: `Brake disc ${word}`, fitment: [row] };
    const fitting = await world.product(parts);
    await world.product({ ...parts, fitment: [{ ...row, yearFrom: 2013, yearTo: null }] });
    const answer = await search({ q: `brake disc ${word} for a 2009 ${make.toUpperCase()} runner3` });
    expect(answer).toMatchObject({ items: [{ _id: fitting._id, fits: true }], total: 1 });
    expect(answer.read).toEqual({
      words: `brake disc ${word}`,
      vehicle: { make, model: "Runner 3", year: 2009 },
      ignored: ["for", "a"],
      dropped: [],
    });
    const asWords = await search({ q: `"brake disc ${word} for a 2009 ${make} runner3"` });
    expect(asWords.read?.vehicle).toBeNull();
    const chosen = await search({ q: `${make} ${word}`, make, model: "Runner 3", year: 2014 });
    expect(chosen).toMatchObject({ total: 2, read: { vehicle: null, ignored: [make] } });
  });

  it("finds a misspelt word, and a number in any separators with what it is", async () => {
    const word = aUniqueWord();
    const [own, oem] = [aPartNumber(), aPartNumber()];
    const equivalent = { brand: "ATE", number: aPartNumber() };
    const { _id } = await world.product({
      name: `Radiator ${word}`,
      partNumber: own,
      oemNumbers: [oem],
      equivalents: [equivalent],
    });
    expect(await idsOf({ q: `raditor ${word}` })).toEqual([_id]);
    for (const [number, matched] of [
      [own, { kind: "own", number: own }],
      [oem, { kind: "oem", number: oem }],
      [equivalent.number, { kind: "equivalent", ...equivalent }],
    ] as const) {
      const q = number
        .toLowerCase()
        .replace("-", " ")
        .replace(/(\d{4})/, "$1.");
      expect((await search({ q })).items).toMatchObject([{ _id, matched }]);
    }
  });

  it.each([
    ["a mark in front", (number: string) => `\u200e${number}`],
    ["isolates around it", (number: string) => `\u2068${number}\u2069`],
    ["an embedding around it", (number: string) => `\u202a${number}\u202c`],
    ["what nobody sees inside", (number: string) => number.replace("-", "\u200b-\u00ad\u2060\ufe0f")],
    ["a minus sign", (number: string) => number.replace("-", "\u2212")],
    ["a GS1 separator in front", (number: string) => `\u001d${number}`],
    ["NUL behind", (number: string) => `${number}\0`],
    ["brackets around it", (number: string) => `(${number})`],
    ["more marks than a text may have letters", (number: string) => `${"\u200b".repeat(200)}${number}`],
  ])("finds a number with %s", async (_what, spell) => {
    const [own, oem] = [aPartNumber(), aPartNumber()];
    const { _id } = await world.product({ partNumber: own, oemNumbers: [oem] });
    for (const [kind, number] of [
      ["own", own],
      ["oem", oem],
    ] as const) {
      const { items } = await search({ q: spell(number) });
      expect(items, number).toMatchObject([{ _id, matched: { kind, number } }]);
    }
  });

  it("finds words of facts, and shows the deposit where there is one", async () => {
    const [word, value] = [aUniqueWord(), aUniqueWord()];
    const fact = { name: `Side ${word}`, value: `left ${value}` };
    const { _id } = await world.product({ facts: [fact], deposit: 12.5 });
    for (const q of [word, value, `left ${word}`]) {
      expect((await search({ q })).items).toMatchObject([{ _id, price: 24.9, deposit: 12.5 }]);
    }
  });

  it("takes brands that look the same for one", async () => {
    const word = aUniqueWord();
    const brands = [word, ` ${word.toUpperCase()}\u00a0`, word, `\u200e${word}`];
    for (const brand of brands) await world.product({ name: `Disc ${word}`, brand });
    const { facets } = await search({ q: word });
    expect(facets.brand).toEqual([{ value: word, count: 4 }]);
    expect(await idsOf({ brand: [`${word.toUpperCase()}  `] })).toHaveLength(4);
  });

  it("leads from a superseded number to its successor, with the old part behind it", async () => {
    const partNumber = aPartNumber();
    const successor = await world.product();
    const old = await world.product({ partNumber, supersededBy: successor._id });
    expect((await search({ q: partNumber })).items).toMatchObject([
      { _id: successor._id, matched: { kind: "superseded", number: partNumber } },
      { _id: old._id, matched: { kind: "own", number: partNumber } },
    ]);
  });

  it("marks what fits a vehicle, and leaves out the rest with fit=only", async () => {
    const brand = aUniqueWord();
    const [fitting, other, universal] = [
      await world.product({ brand, fitment: [golf] }),
      await world.product({ brand, fitment: [{ ...golf, yearFrom: 2019, yearTo: null }] }),
      await world.product({ brand }),
    ];
    const query = { brand: [brand], make: "VW", model: "Golf", year: 2009 };
    const all = await search(query);
    const fits = Object.fromEntries(all.items.map((item) => [item._id, item.fits]));
    expect(fits).toEqual({ [fitting._id]: true, [other._id]: false, [universal._id]: "universal" });
    expect(all.facets.fit).toEqual({ only: 2 });
    expect((await idsOf({ ...query, fit: "only" })).sort()).toEqual([fitting._id, universal._id].sort());
  });

  it("filters, sorts and pages by a cursor", async () => {
    const brand = aUniqueWord();
    const prices = [30, 10, 20, 40, 50];
    const products = [];
    for (const price of prices) products.push(await world.product({ brand, price, group: "cooling" }));
    const query = {
      brand: [brand],
      group: ["cooling" as const],
      sort: "-price" as const,
      min: 20,
      max: 40,
      limit: 2,
    };
    const first = await search(query);
    expect(first).toMatchObject({ total: 3, items: [{ price: 40 }, { price: 30 }] });
    const second = await search({ ...query, after: first.next ?? "" });
    expect(second).toMatchObject({ total: 3, items: [{ price: 20 }], next: null });
    const foreign = await as(null).call(searchCatalogue, {
      query: { ...query, sort: "price", after: first.next ?? "" },
    });
    expect([foreign.status, Object.keys(foreign.error.fields ?? {})]).toEqual([422, ["after"]]);
  });

  it("goes on after the last part of a page, whatever was added meanwhile", async () => {
    const brand = aUniqueWord();
    const prices = [10, 20, 30, 40];
    const products = [];
    for (const price of prices) products.push(await world.product({ brand, price }));
    const query = { brand: [brand], sort: "price" as const, limit: 2 };
    const first = await search(query);
    await world.product({ brand, price: 5 });
    await world.product({ brand, price: 15 });
    const second = await search({ ...query, after: first.next ?? "" });
    expect(second.total).toBe(6);
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(products.map(({ _id }) => _id));
  });

  it("answers exactly the parts of up to thirty ids", async () => {
    const products = await Promise.all(Array.from({ length: 30 }, () => world.product()));
    const ids = products.map(({ _id }) => _id);
    expect((await idsOf({ id: ids })).sort()).toEqual([...ids].sort());
    expect(await idsOf({ id: [ids[0] ?? "", "never-was"] })).toEqual([ids[0]]);
    const tooMany = await as(null).call(searchCatalogue, { query: { id: [...ids, "one-more"] } });
    expect([tooMany.status, Object.keys(tooMany.error.fields ?? {})]).toEqual([422, ["id"]]);
  });

  it("finds no part that is deleted, and none that is damaged", async () => {
    const brand = aUniqueWord();
    const [deleted, damaged, whole] = [
      await world.product({ brand }),
      await world.product({ brand }),
      await world.product({ brand }),
    ];
    expect(await idsOf({ brand: [brand] })).toHaveLength(3);
    await as(await world.admin()).call(deleteProduct, { params: { id: deleted._id } });
    await world.change("products", damaged._id, { fitment: "all of them" });
    await world.touch(damaged);
    expect(await idsOf({ brand: [brand] })).toEqual([whole._id]);
  });
});

describe("GET /api/products/{id}", () => {
  it("shows all of a part, as it is now", async () => {
    const successor = await world.product({ name: "The next one" });
    const details = {
      partNumber: aPartNumber(),
      brand: aUniqueWord(),
      group: "filters" as const,
      facts: [{ name: "Height", value: "95 mm" }],
      deposit: 12.5,
      oemNumbers: ["1K0 615 301 AA"],
      equivalents: [{ brand: "ATE", number: "24.0125-0145.1" }],
      fitment: [{ ...golf, note: "PR 1ZE" }],
    };
    const product = await world.product({ ...details, supersededBy: successor._id });
    const { json } = await as(null).call(readPart, { params: { id: product._id } });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const { shelf, cost, offers, ...noDetails } = partDefaults();
    expect(json).toEqual({
      ...noDetails,
      expected: null,
      ...product,
      ...details,
      supersededBy: { _id: successor._id, name: "The next one" },
      ...{ maker: null, ratings: { count: 0, average: null }, version: 1, createdAt: time, updatedAt: time },
    });
    await world.setStock(product, 3);
    expect((await as(null).call(readPart, { params: { id: product._id } })).output.quantity).toBe(3);
  });

  it("names the last of the parts that replace each other, and none of a circle", async () => {
    const last = await world.product({ name: "The last one" });
    const middle = await world.product({ supersededBy: last._id });
    const { _id: id } = await world.product({ supersededBy: middle._id });
    const successorOf = async () => (await as(null).call(readPart, { params: { id } })).output.supersededBy;
    expect(await successorOf()).toEqual({ _id: last._id, name: "The last one" });
    await world.change("products", last._id, { supersededBy: middle._id });
    expect(await successorOf()).toBeNull();
  });

  it("names no successor that is gone", async () => {
    const successor = await world.product();
    const { _id: id } = await world.product({ supersededBy: successor._id });
    await as(await world.admin()).call(deleteProduct, { params: { id: successor._id } });
    expect((await as(null).call(readPart, { params: { id } })).output.supersededBy).toBeNull();
  });

  it.each(["never-was", "a/b", "ä", "x".repeat(200)])("is a 404 that no cache keeps for %s", async (id) => {
    const { status, headers } = await as(null).call(readPart, { params: { id } });
    expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });
});

describe("GET /api/vehicles", () => {
  it("lists makes, models and years that have parts", async () => {
    const make = aUniqueWord();
    const row = { make, model: "Runner", yearFrom: 2008, yearTo: 2010 };
    await world.product({ fitment: [row, { ...row, model: "Walker" }] });
    await world.product({ fitment: [{ ...row, yearFrom: 2010, yearTo: 2011 }] });
    const values = async (query: { make?: string; model?: string }) =>
      (await as(null).call(listVehicles, { query })).output.values;
    expect(await values({})).toContainEqual({ value: make, count: 2 });
    expect(await values({ make })).toEqual([
      { value: "Runner", count: 2 },
      { value: "Walker", count: 1 },
    ]);
    expect(await values({ make, model: "Runner" })).toEqual([
      { value: 2011, count: 1 },
      { value: 2010, count: 2 },
      { value: 2009, count: 1 },
      { value: 2008, count: 1 },
    ]);
    expect(await values({ make: ` ${make.toUpperCase()}\u200b` })).toEqual(await values({ make }));
    const spelt = { make: `\u2068${make.toUpperCase()}\u2069`, model: "runner\u00a0" };
    const { _id } = await world.product({ fitment: [{ ...row, ...spelt, yearFrom: 2011, yearTo: 2011 }] });
    await world.product({
      fitment: [{ ...row, ...spelt, model: "Run\u00adner" }, row, { ...row, model: "walker" }],
    });
    expect((await values({})).filter(({ value }) => `${value}`.toLowerCase() === make)).toEqual([
      { value: make, count: 4 },
    ]);
    expect(await values({ make })).toEqual([
      { value: "Runner", count: 4 },
      { value: "Walker", count: 2 },
    ]);
    const query = { id: [_id], make: spelt.make, model: "RUNNER", year: 2011, fit: "only" as const };
    expect((await search(query)).items.map(({ fits }) => fits)).toEqual([true]);
    expect(await values({ make: aUniqueWord() })).toEqual([]);
    const reply = await as(null).call(listVehicles, { query: { model: "Golf" } });
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, ["model"]]);
  });
});
