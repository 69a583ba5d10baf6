import { pageOfFeed, SITEMAP } from "../../contract/catalogue/feeds.ts";
import { addressOfPart } from "../../contract/catalogue/part-offer.ts";
import type { OfferReader, PageOfParts } from "../sqlite/offer-reader.ts";
import { type Place, sitemapIndex, urlset } from "./sitemap.ts";

export const MOST_ADDRESSES = 10_000;
/** Ids are random, so some pages have a few more than others. */
const PARTS_ON_A_PAGE = 9_000;

export interface SitemapPart {
  readonly offers: OfferReader;
  /** Paths, beside those of parts. */
  readonly others: readonly string[];
  readonly site: string;
}

export function sitemap(addressed: SitemapPart): Generator<string> {
  const { offers, others, site } = addressed;
  if (offers.size + others.length <= MOST_ADDRESSES) return urlset(allPlaces(addressed));
  const pages = pagesOf(offers) + Math.ceil(others.length / MOST_ADDRESSES);
  return sitemapIndex(
    Array.from({ length: pages }, (_, place) => `${site}${pageOfFeed(SITEMAP, place + 1)}`),
  );
}

/** Parts first. Undefined if there is no such page. */
export function sitemapPage(page: number, addressed: SitemapPart): Generator<string> | undefined {
  const pages = pagesOf(addressed.offers);
  if (page >= 1 && page <= pages) return urlset(placesOn({ page, pages }, addressed));
  const begin = (page - pages - 1) * MOST_ADDRESSES;
  const others = begin < 0 ? [] : addressed.others.slice(begin, begin + MOST_ADDRESSES);
  return others.length > 0 ? urlset(placesOf(others, addressed.site)) : undefined;
}

function pagesOf({ size }: OfferReader): number {
  return Math.ceil(size / PARTS_ON_A_PAGE);
}

function* allPlaces(addressed: SitemapPart): Generator<Place> {
  yield* placesOf(addressed.others, addressed.site);
  yield* placesOn({ page: 1, pages: 1 }, addressed);
}

function* placesOf(paths: readonly string[], site: string): Generator<Place> {
  for (const path of paths) yield { url: site + path };
}

function* placesOn(page: PageOfParts, { offers, site }: SitemapPart): Generator<Place> {
  for (const { _id, updatedAt } of offers.placesOn(page))
    yield { url: addressOfPart({ _id }, site), updatedAt };
}
