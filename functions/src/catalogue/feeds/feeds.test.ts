import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it, test } from "vitest";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { offerOf } from "../../contract/catalogue/part-offer.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { inChunks } from "./in-chunks.ts";
import { merchantFeed } from "./merchant-feed.ts";
import { type Addressed, MOST_ADDRESSES, sitemap, sitemapPage } from "./sitemap-pages.ts";

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
const addressed: Addressed = { offers: catalogue.offers, others, site };

function read(pieces: Iterable<string>) {
  const xml = [...inChunks(pieces)].join("");
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

describe("The sitemap of many parts", () => {
  it("is an index of pages that have every address once, and no more than they may", () => {
    const numbers = pageNumbers(read(sitemap(addressed)));
    expect(numbers).toEqual([1, 2, 3]);
    const pages = numbers.map((page) => placesOf(page).map(({ loc }) => loc));
    expect(pages.map(({ length }) => length)).toEqual([MOST_ADDRESSES, 1, 2]);
    const parts = items.map(({ _id }) => `${site}/part/${_id}`);
    expect(pages.flat().sort()).toEqual([...parts, ...others.map((path) => site + path)].sort());
  });

  it("says when a part changed", () => {
    const [item] = items as [CatalogueItem];
    const place = placesOf(1).find(({ loc }) => loc.endsWith(`/${item._id}`));
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

test("The merchant feed has every part that can be listed once, as it's on offer, and the others are counted", () => {
  const { channel } = read(merchantFeed(catalogue.offers.parts(), shop)).rss;
  expect(channel).toMatchObject({ title: "A & B", link: `${site}/` });
  const offers = items.map(({ cents, depositCents, ...item }) => {
    const part = { ...item, price: cents / 100, deposit: depositCents / 100, facts: [] };
    return offerOf(part as never, shop);
  });
  const listed = offers.filter(({ offer, preview, picture }) => offer && preview.url === picture);
  const told = channel.item.map((item: Record<string, string>) => [
    ...[item["g:id"], item["g:link"], item["g:image_link"], item["g:price"]],
    ...[item["g:brand"], item["g:mpn"], item["g:availability"]],
  ]);
  expect(told).toEqual(
    listed.map(({ id, url, picture, brand, mpn, offer }) => [
      ...[id, url, picture, `${offer?.price} ${CURRENCY}`, brand, mpn],
      offer?.isAvailable ? "in_stock" : "out_of_stock",
    ]),
  );
  expect(catalogue.figures(1).attention.unlisted).toBe(items.length - listed.length);
  expect(listed.length).toBeGreaterThan(4000);
});

test("A part's vehicles are those that it fits, with makes and models as it spells them", () => {
  const one = new SqliteCatalogue();
  const [item] = items as [CatalogueItem];
  const fitment = [
    { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2008 },
    { make: "vw", model: "Golf", yearFrom: 2009, yearTo: null },
    { make: "Škoda", model: "Octavia", yearFrom: 1996, yearTo: 2004 },
  ];
  one.replace([{ ...item, fitment }]);
  const [part] = one.offers.parts();
  expect(part?.fitment).toEqual([{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null }, fitment[2]]);
});

test("A part stays on its page of the sitemap while others go, and a page without parts is none", () => {
  const [last] = placesOf(2);
  catalogue.remove(items.slice(0, 100).map(({ _id }) => _id));
  expect([placesOf(1).length, placesOf(2)]).toEqual([MOST_ADDRESSES - 100, [last]]);
  catalogue.remove(items.slice(-1).map(({ _id }) => _id));
  const many = { ...addressed, others: Array.from({ length: 101 }, () => "/") };
  expect(pageNumbers(read(sitemap(many)))).toEqual([1, 2]);
  expect(placesOf(2, many)).toHaveLength(101);
});
