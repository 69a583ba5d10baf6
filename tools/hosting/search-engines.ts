import { listedPages } from "../../web/src/listed-pages.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const ROBOTS = "X-Robots-Tag";

const isListed = (path: string) => listedPages.some((page) => page.path === path);

/** Nobody lands on these. What is at an unknown address says so itself, and the functions of what they serve. */
const unlisted = Object.values<PageRoute>(routes)
  .filter(({ path, servedBy }) => !isListed(path) && !servedBy && path !== routes.notFound.path)
  .map(({ path }) => path.replace(/:\w+/g, "*"));

/** The rules of firebase.json that keep pages out of search engines, and the pages' frames. */
export const unlistedRules: readonly Rule[] = [...unlisted, "/frames/**"].map((source) => ({
  source,
  headers: [{ key: ROBOTS, value: "noindex" }],
}));

export function isUnlistedRule({ headers }: Rule): boolean {
  return headers.some(({ key }) => key === ROBOTS);
}

interface Config {
  readonly hosting: { readonly headers: readonly Rule[] };
}

/** For a preview, which shows nothing that isn't in the shop itself or will be. */
export function withoutListing<C extends Config>(config: C): C {
  const headers = [{ key: ROBOTS, value: "noindex" }];
  return {
    ...config,
    hosting: { ...config.hosting, headers: [...config.hosting.headers, { source: "**", headers }] },
  };
}
