import { addressesOf, isAmong } from "../boot/prerendered.ts";
import { type PageRoute, routes } from "../routes.ts";

// Rules of what may be cached. Everything else is the network's, as if there were no worker.

export type Kind = "page" | "asset" | "answer" | "picture";

type Address = Pick<URL, "origin" | "pathname" | "search" | "searchParams">;

/** The same for everybody, and of use without a network. */
const CACHEABLE_PAGES: readonly PageRoute[] = [
  ...[routes.home, routes.portfolio, routes.blog, routes.catalogue, routes.part, routes.basket, routes.legal],
];
const cachedPages = CACHEABLE_PAGES.map(addressesOf);
const unknown = addressesOf(routes.notFound);

/** Calls that the API answers to anyone. */
const ANSWERS = /^\/(products|revew|api\/(products(\/[^/]+(\/reviews)?)?|vehicles|reviews\/summary))$/;
const PICTURE = /^\/pictures\/|\.(avif|jpe?g|png|svg|webp)$/;

/** The kind of cache entry that an address may have, if any. */
export function cacheKind(url: Address): Kind | undefined {
  if (url.pathname.startsWith("/assets/")) return "asset";
  // A basket's parts are asked for by their ids.
  if (ANSWERS.test(url.pathname)) return url.searchParams.has("id") ? undefined : "answer";
  if (cachedPages.some((addresses) => isAmong(addresses, url))) return "page";
  return PICTURE.test(url.pathname) ? "picture" : undefined;
}

/** The app renders something at this address. */
export function isScreen(url: Address): boolean {
  return !isAmong(unknown, url);
}

/** The request carries nothing of an account. */
export function isPublic({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  return method === "GET" && !headers.has("Authorization") && !headers.has("Range");
}

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/** The answer is complete, the site's own, of the requested address, and may be cached. */
export function isKeepable({ status, type, redirected, headers }: Answer): boolean {
  const isOnce = /no-store/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && type === "basic" && !redirected && !isOnce;
}

export function isGone({ status }: Pick<Response, "status">): boolean {
  return status === 404 || status === 410;
}

const MOST_AGE_MILLISECONDS = 30 * 24 * 60 * 60_000;

export function isOutdated({ headers }: Pick<Response, "headers">): boolean {
  return Date.now() - Date.parse(`${headers.get("Date")}`) > MOST_AGE_MILLISECONDS;
}

const PART = /\/(part|api\/products)\//;

/** Other addresses of the same part, as a page and as an answer. */
export function sameResource(address: string): string[] {
  return ["/part/", "/api/products/"].map((path) => address.replace(PART, path));
}

/** The assets that a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(css|js)/g))];
}
