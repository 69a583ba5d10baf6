import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it, test } from "vitest";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { offerOf } from "../../contract/catalogue/part-offer.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { inChunks } from "./in-chunks.ts";
import { merchantFeed, pagesOfFeed } from "./merchant-feed.ts";
import { MOST_ADDRESSES, type SitemapPart, sitemap, sitemapPage } from "./sitemap-pages.ts";

const seed = Number(process.env.CATALOGUE_SEED ?? Date.now() % 1_000_000);
const site = "https://shop.example";
const shop = { name: "A & B", site, shipping: { rate: 0, countries: ["US"] }, returnDays: 30 };

/** One more than a page has, with pictures and prices of all kinds. */
const items = Array.from(madeUpParts(MOST_ADDRESSES + 1, seed), (item, place): CatalogueItem => {
  const picture = ["/pictures/abc", "https://a.example/x.JPG?a=.svg#b.svg", "/parts/x.SVG?1", item.picture][
    place % 4
  ];
  return { ...item, picture: picture ?? "", cents: place % 100 === 0 ? 0 : item.cents };
});
const catalogue = new SqliteCatalogue();
catalogue.replace(items);
const others = ["/", "/parts?make=A+%26+B"];
const addressed: SitemapPart = { offers: catalogue.offers, others, site };

function read(pieces: Iterable<string>) {
  const xml = [...pieces].join("");
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ parseTagValue: false, isArray: (name) => /^(url|sitemap|item)$/.test(name) }).parse(
    xml,
  );
}

const pageNumbers = (index: { sitemapindex: { sitemap: { loc: string }[] } }) =>
  index.sitemapindex.sitemap.map(({ loc }) => Number(loc.replace(`${site}/sitemap.xml?page=`, "")));

function placesOf(page: number, of = addressed): { loc: string; lastmod?: string }[] {
  return read(sitemapPage(page, of) ?? []).urlset.url;
}

const locsOf = (page: number, of = addressed) =>
  placesOf(page, of)
    .map(({ loc }) => loc)
    .sort();

describe("The sitemap of many parts", () => {
  it("is an index of pages that have every address once, and no more than they may", () => {
    const numbers = pageNumbers(read(sitemap(addressed)));
    expect(numbers).toEqual([1, 2, 3]);
    const pages = numbers.map((page) => placesOf(page).map(({ loc }) => loc));
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThan(MOST_ADDRESSES);
    expect(pages.at(-1)).toHaveLength(2);
    const parts = items.map(({ _id }) => `${site}/part/${_id}`);
    expect(pages.flat().sort()).toEqual([...parts, ...others.map((path) => site + path)].sort());
  });

  it("says when a part changed", () => {
    const [item] = items as [CatalogueItem];
    const place = [1, 2].flatMap((page) => placesOf(page)).find(({ loc }) => loc.endsWith(`/${item._id}`));
    expect(place?.lastmod).toBe(new Date(item.createdAt).toISOString());
  });

  it.each([0, 4, 1e6])("has no page %d", (page) => expect(sitemapPage(page, addressed)).toBeUndefined());
});

test("The sitemap of a few parts is one list", () => {
  const few = new SqliteCatalogue();
  few.replace(items.slice(0, 3));
  const { urlset } = read(sitemap({ ...addressed, offers: few.offers }));
  expect(urlset.url).toHaveLength(5);
});

test("No sitemap is made before it's read, however many addresses it has", async () => {
  let made = 0;
  const offers = {
    size: MOST_ADDRESSES - 2,
    *placesOn() {
      for (; made < 9000; made++) yield { _id: `part-${made}`, updatedAt: new Date() };
    },
  };
  const { value: first } = await inChunks(sitemap({ offers: offers as never, others, site })).next();
  expect(first).toContain(`<loc>${site}/part/part-0</loc>`);
  expect(made).toBeLessThan(1000);
});

test("A feed of parts that are left out lets others have their turn all the same", async () => {
  const pieces = function* () {
    for (let part = 0; part < 200; part++) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      yield "";
    }
  };
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await Array.fromAsync(inChunks(pieces()))).toEqual([]);
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});

/** A function may stream ten. */
const MOST_BYTES = 8_000_000;

function pagesOf({ offers }: SqliteCatalogue, pages = pagesOfFeed(offers)): string[] {
  const texts = Array.from({ length: pages }, (_, place) =>
    [...merchantFeed(offers, { page: place + 1, pages }, shop)].join(""),
  );
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(MOST_BYTES);
  return texts;
}

const itemsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => read([text]).rss.channel.item as Record<string, string>[]);

test("The merchant feed has every part that can be listed once, as it's on offer, and the others are counted", () => {
  const pages = pagesOf(catalogue, 3);
  expect(pages.map((text) => read([text]).rss.channel)).toMatchObject([
    { title: "A & B", link: `${site}/`, description: "The parts of A & B, page 1 of 3" },
    { description: "The parts of A & B, page 2 of 3" },
    { description: "The parts of A & B, page 3 of 3" },
  ]);
  const offers = items.map(({ cents, depositCents, ...item }) => {
    const part = { ...item, price: cents / 100, deposit: depositCents / 100, facts: [] };
    return offerOf(part as never, shop);
  });
  const listed = offers.filter(({ offer, preview, picture }) => offer && preview.url === picture);
  const title = itemsIn(pages).map((item) => [
    ...[item["g:id"], item["g:link"], item["g:image_link"], item["g:price"]],
    ...[item["g:brand"], item["g:mpn"], item["g:availability"]],
  ]);
  expect(title.sort()).toEqual(
    listed
      .map(({ id, url, picture, brand, mpn, offer }) => [
        ...[id, url, picture, `${offer?.leastPrice} ${CURRENCY}`, brand, mpn],
        offer?.isAvailable ? "in_stock" : "out_of_stock",
      ])
      .sort(),
  );
  expect(catalogue.figures(1).attention.unlisted).toBe(items.length - listed.length);
  expect(listed.length).toBeGreaterThan(4000);
});

test("However long and ugly its parts are, no page of the feed is longer than a function may answer", () => {
  const [item] = items as [CatalogueItem];
  const fitment = Array.from({ length: 25 }, (_, place) => {
    return { make: "&".repeat(60), model: `<${place}${"&".repeat(50)}`, yearFrom: 1999, yearTo: null };
  });
  const texts = { name: "&".repeat(100), description: "&".repeat(2000), brand: "<".repeat(60) };
  const picture = `https://a.example/${"é&".repeat(1000)}`;
  const ugly = Array.from({ length: 250 }, (_, place): CatalogueItem => {
    return {
      ...item,
      ...texts,
      _id: `ugly-${place}`,
      cents: 100,
      picture,
      partNumber: null,
      gtin: null,
      fitment,
    };
  });
  const long = new SqliteCatalogue();
  long.replace(ugly);
  const pages = pagesOf(long);
  expect(pages.length).toBeGreaterThan(1);
  expect(
    itemsIn(pages)
      .map((each) => each["g:id"])
      .sort(),
  ).toEqual(ugly.map(({ _id }) => _id).sort());
});

test("A shop without parts has a feed of one page", () => {
  const none = new SqliteCatalogue();
  expect(pagesOf(none).map((text) => read([text]).rss.channel)).toEqual([
    { title: "A & B", link: `${site}/`, description: "The parts of A & B, page 1 of 1" },
  ]);
});

test("A part's vehicles are those that it fits without a condition, with makes and models as it spells them", () => {
  const one = new SqliteCatalogue();
  const [item] = items as [CatalogueItem];
  const fitment = [
    { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2008 },
    { make: "vw", model: "Golf", yearFrom: 2009, yearTo: null },
    { make: "Škoda", model: "Octavia", yearFrom: 1996, yearTo: 2004 },
    { make: "Škoda", model: "Fabia", yearFrom: 1999, yearTo: 2007 },
    { make: "Škoda", model: "Fabia", yearFrom: 2008, yearTo: 2014, note: "with ABS" },
  ];
  one.replace([{ ...item, fitment }]);
  const [part] = one.offers.partsOn({ page: 1, pages: 1 });
  expect(part?.fitment).toEqual([{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null }, fitment[2]]);
});

test("Processes that learned of the same parts in another order have the same pages", () => {
  const some = items.slice(0, 300);
  const [first, second] = [new SqliteCatalogue(), new SqliteCatalogue()];
  first.replace(some);
  second.replace(items.slice(200, 310));
  second.remove(items.slice(300, 310).map(({ _id }) => _id));
  second.upsert(some.toReversed());
  const idsOn = (page: number, { offers }: SqliteCatalogue) =>
    Array.from(offers.placesOn({ page, pages: 3 }), ({ _id }) => _id).sort();
  const pages = [1, 2, 3].map((page) => idsOn(page, first));
  expect([1, 2, 3].map((page) => idsOn(page, second))).toEqual(pages);
  expect(pages.flat().sort()).toEqual(some.map(({ _id }) => _id).sort());
});

test("A part stays on its page of the sitemap while others go, and there is no page without addresses", () => {
  const gone = new Set(items.slice(0, 900).map(({ _id }) => `${site}/part/${_id}`));
  const before = [1, 2].map((page) => locsOf(page).filter((loc) => !gone.has(loc)));
  catalogue.remove(items.slice(0, 900).map(({ _id }) => _id));
  expect([1, 2].map((page) => locsOf(page))).toEqual(before);
  catalogue.remove(items.slice(900, 1001).map(({ _id }) => _id));
  const many = { ...addressed, others: Array.from({ length: 1001 }, () => "/") };
  expect(pageNumbers(read(sitemap(many)))).toEqual([1, 2]);
  expect(placesOf(2, many)).toHaveLength(1001);
});
