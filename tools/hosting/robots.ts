import { SITEMAP } from "../../functions/src/contract/catalogue/feeds.ts";
import { routes } from "../../web/src/routes.ts";
import { callsForCrawlers } from "./calls.ts";

/** Where the site has it. */
export const ROBOTS_FILE = "robots.txt";

/** The prefix of this path's addresses, which is what robots compare. */
function beginningOf(path: string): string {
  return path.replace(/[*:].*/s, "");
}

/** Pages that say `noindex` have to be read, or their bare addresses are listed. But there is an order form for each part. */
const endless = [routes.orderForm.path];

/** Paths that crawlers should leave alone: all calls but those that pages show. Of two rules the longer one counts. */
export function robots(site: string): string {
  const refused = [...callsForCrawlers.refused, ...endless].map(beginningOf);
  const shortest = refused.filter(
    (path) => !refused.some((other) => other !== path && path.startsWith(other)),
  );
  return [
    "User-agent: *",
    ...shortest.map((path) => `Disallow: ${path}`),
    ...callsForCrawlers.shown.map((path) => `Allow: ${beginningOf(path)}`),
    "",
    `Sitemap: ${site}${SITEMAP}`,
    "",
  ].join("\n");
}
