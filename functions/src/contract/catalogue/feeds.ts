/** Files that machines look for by name, at the root of the site. */
export const SITEMAP = "/sitemap.xml";
export const MERCHANT_FEED = "/merchant.xml";

/** Where a page of one of them is, or where it begins. */
export function pageOfFeed(path: string, page?: number): string {
  return page === undefined ? path : `${path}?page=${page}`;
}
