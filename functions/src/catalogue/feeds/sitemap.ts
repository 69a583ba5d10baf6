import { element, XML } from "../../core/xml.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface Place {
  readonly url: string;
  readonly updatedAt?: Date;
}

/** Addresses as https://www.sitemaps.org/protocol.html has them, piece by piece. */
export function* urlset(places: Iterable<Place>): Generator<string> {
  yield `${XML}<urlset ${NAMESPACE}>\n`;
  for (const { url, updatedAt } of places) {
    const lastmod = updatedAt ? element("lastmod", updatedAt.toISOString()) : "";
    yield `<url>${element("loc", url)}${lastmod}</url>\n`;
  }
  yield "</urlset>\n";
}

export function* sitemapIndex(urls: readonly string[]): Generator<string> {
  yield `${XML}<sitemapindex ${NAMESPACE}>\n`;
  for (const url of urls) yield `<sitemap>${element("loc", url)}</sitemap>\n`;
  yield "</sitemapindex>\n";
}
