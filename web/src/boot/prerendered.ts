import { type PageRoute, routes } from "#routes.ts";

function patternOf({ path }: PageRoute): string {
  return path.replace(/:\w+/g, "[^/]+");
}

/** The addresses that a prerendered page is for, as a pattern. The router ignores a trailing slash. */
export function addressesOf(page: PageRoute): string {
  const end = page.prerendered === "without-query" ? "/?$" : "/?(\\?|$)";
  if (page.path !== routes.notFound.path) return `^${patternOf(page)}${end}`;
  const known = Object.values(routes).filter(({ path }) => path !== page.path);
  return `^(?!(${known.map(patternOf).join("|")})${end})`;
}

/** Whether an address is among these. The router ignores case. */
export function isAmong(addresses: string, { pathname, search }: Pick<Location, "pathname" | "search">) {
  return new RegExp(addresses, "i").test(pathname + search);
}
