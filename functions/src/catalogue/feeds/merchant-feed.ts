import { offerOf, type ShopTerms } from "../../contract/catalogue/part-offer.ts";
import { element, XML } from "../../core/xml.ts";
import type { OfferReader, PageOfParts } from "../sqlite/offer-reader.ts";
import { merchantItem } from "./merchant-item.ts";

interface Shop extends ShopTerms {
  readonly name: string;
}

/** On average: a function streams ten megabytes at most, and by chance a page may be half as long again. */
const BYTES_ON_A_PAGE = 5_000_000;

export function pagesOfFeed({ feedBytes }: Pick<OfferReader, "feedBytes">): number {
  return Math.max(1, Math.ceil(feedBytes / BYTES_ON_A_PAGE));
}

/** RSS 2.0 as Google Merchant Center reads it, piece by piece. */
export function* merchantFeed(offers: OfferReader, of: PageOfParts, shop: Shop): Generator<string> {
  yield `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `${element("title", shop.name)}${element("link", `${shop.site}/`)}`;
  yield `${element("description", `The parts of ${shop.name}, page ${of.page} of ${of.pages}`)}\n`;
  for (const part of offers.partsOn(of)) yield merchantItem(offerOf({ ...part, facts: [] }, shop)) ?? "";
  yield "</channel></rss>\n";
}
