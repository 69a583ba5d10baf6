import { type PageRoute, routes } from "#routes.ts";

function toPattern({ path }: PageRoute): string {
  return path.replace(/:\w+/g, "[^/]+");
}

/** The addresses that a prerendered page is for, as a pattern. The router ignores a trailing slash. */
export function addressesOf(page: PageRoute): string {
  const end = page.prerendered === "without-query" ? "/?$" : "/?(\\?|$)";
  if (page.path !== routes.notFound.path) return `^${toPattern(page)}${end}`;
  const others = Object.values(routes).filter(({ path }) => path !== page.path);
  return `^(?!(${others.map(toPattern).join("|")})${end})`;
}

/** The file that Hosting serves a page from. Pages for anyone are files at their address. */
export function fileOf(name: string, { path, access, servedBy }: PageRoute): string {
  if (access !== "anyone" || servedBy) return `frames/${name}.html`;
  if (path === routes.notFound.path) return "404.html";
  return path === routes.home.path ? "index.html" : `${path.slice(1)}.html`;
}

/** Ignores case, as the router does. */
export function isAmong(addresses: string, { pathname, search }: Pick<URL, "pathname" | "search">) {
  return new RegExp(addresses, "i").test(pathname + search);
}
