import { SITEMAP } from "../../contract/catalogue/feeds.ts";
import { addressOfPart } from "../../contract/catalogue/part-offer.ts";
import type { OfferReader } from "../sqlite/offer-reader.ts";
import { type Place, sitemapIndex, urlset } from "./sitemap.ts";

export const MOST_ADDRESSES = 10_000;

export interface Addressed {
  readonly offers: OfferReader;
  /** Paths, beside those of parts. */
  readonly others: readonly string[];
  readonly site: string;
}

export function sitemap(addressed: Addressed): Generator<string> {
  const { offers, others, site } = addressed;
  const blocks = offers.blocks(MOST_ADDRESSES);
  if (offers.size + others.length <= MOST_ADDRESSES) {
    return urlset([...placesOf(others, site), ...blocks.flatMap((block) => placesIn(block, addressed))]);
  }
  const pages = Math.ceil(others.length / MOST_ADDRESSES);
  const numbers = [...blocks, ...Array.from({ length: pages }, (_, place) => lastOf(blocks) + place + 1)];
  return sitemapIndex(numbers.map((number) => `${site}${SITEMAP}?page=${number}`));
}

/** Parts first, so many rows a page: each stays on its page, whatever becomes of others. Undefined if there is no such page. */
export function sitemapPage(page: number, addressed: Addressed): Generator<string> | undefined {
  const blocks = addressed.offers.blocks(MOST_ADDRESSES);
  if (blocks.includes(page)) return urlset(placesIn(page, addressed));
  const begin = (page - lastOf(blocks) - 1) * MOST_ADDRESSES;
  const others = begin < 0 ? [] : addressed.others.slice(begin, begin + MOST_ADDRESSES);
  return others.length > 0 ? urlset(placesOf(others, addressed.site)) : undefined;
}

function placesOf(paths: readonly string[], site: string): Place[] {
  return paths.map((path) => ({ url: site + path }));
}

function lastOf(blocks: readonly number[]): number {
  return blocks.at(-1) ?? 0;
}

function placesIn(block: number, { offers, site }: Addressed): Place[] {
  const places = offers.placesIn(block, MOST_ADDRESSES);
  return places.map(({ _id, updatedAt }) => ({ url: addressOfPart({ _id }, site), updatedAt }));
}
