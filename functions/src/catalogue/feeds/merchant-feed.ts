import { type OfferedPart, offerOf, type ShopTerms } from "../../contract/catalogue/part-offer.ts";
import { element, XML } from "../../core/xml.ts";
import { merchantItem } from "./merchant-item.ts";

interface Shop extends ShopTerms {
  readonly name: string;
}

/** RSS 2.0 as Google Merchant Center reads it, piece by piece. */
export function* merchantFeed(parts: Iterable<Omit<OfferedPart, "facts">>, shop: Shop): Generator<string> {
  yield `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `${element("title", shop.name)}${element("link", `${shop.site}/`)}`;
  yield `${element("description", `The parts of ${shop.name}`)}\n`;
  for (const part of parts) yield merchantItem(offerOf({ ...part, facts: [] }, shop)) ?? "";
  yield "</channel></rss>\n";
}
