import { CACHED_HEADER, CACHED_MARK } from "#lib/network/worker-messages.ts";
import { routes } from "../routes.ts";
import type { BoundedCache } from "./bounded-cache.ts";
import { answers, cacheWriter, pages, pictures } from "./caches.ts";
import { cacheAsset, cacheAssets, findFile, findPage } from "./release.ts";
import { assetsIn, cacheKind, isKeepable, isScreen } from "./rules.ts";

/** The catalogue has a page for each query. Any other is the same whatever its query. */
function addressOfPage({ origin, pathname, search }: URL): string {
  return origin + pathname + (pathname === routes.catalogue.path ? search : "");
}

/** A page without a query holds nothing personal, nor do the catalogue's. */
function pageWriter(url: URL) {
  if (cacheKind(url) !== "page" || addressOfPage(url) !== url.origin + url.pathname + url.search)
    return undefined;
  return cacheWriter(pages, async (page) => cacheAssets(assetsIn(await page.text())));
}

/** The app's place in every page. */
const ROOT = '<div id="root"';

/** Marks a cached answer in a header or, as a page can't read its own headers, in its HTML. */
function markCached(response: Response): Response | Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(CACHED_HEADER, "1");
  if (!/^text\/html/.test(headers.get("Content-Type") ?? "")) return new Response(response.body, { headers });
  return response
    .text()
    .then((html) => new Response(html.replace(ROOT, `${ROOT} ${CACHED_MARK}`), { headers }));
}

/** Uses the navigation preload, where the browser has one. */
async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function answerWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const write = pageWriter(url);
  const address = addressOfPage(url);
  try {
    const response = await fetchPage(event);
    if (write) event.waitUntil(write(address, response));
    return response;
  } catch (failure) {
    const cached = (await pages.find(address)) ?? (await findPage(url.pathname));
    if (!cached) throw failure;
    return markCached(cached);
  }
}

/** An asset's name changes with its text. */
async function cacheFirst(event: FetchEvent, url: URL): Promise<Response> {
  const cached = await findFile(url.href).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isKeepable(response)) event.waitUntil(cacheAsset(url.href, response.clone()).catch(() => {}));
  return response;
}

/** One failed call doesn't mean that there is no network, and a cached answer would look like the current state. */
function fetchTwice({ request }: FetchEvent): Promise<Response> {
  return fetch(request.clone()).catch((failure) => {
    if (request.signal.aborted) throw failure;
    return fetch(request);
  });
}

async function networkFirst(event: FetchEvent, url: URL, store: BoundedCache): Promise<Response> {
  const write = cacheWriter(store);
  try {
    const response = await fetchTwice(event);
    event.waitUntil(write(url.href, response));
    return response;
  } catch (failure) {
    const cached = (await store.find(url.href)) ?? (await findFile(url.href));
    if (!cached) throw failure;
    return markCached(cached);
  }
}

/** The answer to a request that anyone might have made, or undefined if it's the network's alone. */
export function answerTo(event: FetchEvent, url: URL): Promise<Response> | undefined {
  if (event.request.mode === "navigate") return isScreen(url) ? answerWithPage(event, url) : fetchPage(event);
  switch (cacheKind(url)) {
    case "asset":
      return cacheFirst(event, url);
    case "answer":
      return networkFirst(event, url, answers);
    case "picture":
      return networkFirst(event, url, pictures);
  }
}

/** Caches what a page had loaded before there was a worker. */
export async function cacheLoaded(url: URL): Promise<void> {
  const kind = cacheKind(url);
  if (kind === "asset") return cacheAssets([url.href]);
  const write =
    kind === "answer" ? cacheWriter(answers) : kind === "picture" ? cacheWriter(pictures) : pageWriter(url);
  if (write) await write(url.origin + url.pathname + url.search, await fetch(url));
}
