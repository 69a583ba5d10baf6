import { CACHED_HEADER, CACHED_MARK } from "#lib/network/worker-messages.ts";
import { routes } from "../routes.ts";
import type { BoundedCache } from "./bounded-cache.ts";
import { answers, cacheWriter, pages, pictures } from "./caches.ts";
import { findFile, findPage, keepAsset, keepAssets } from "./release.ts";
import { assetsIn, isKeepable, isScreen, kindOf } from "./rules.ts";

/** The catalogue has a page for each query. Any other is the same whatever its query. */
function addressOfPage({ origin, pathname, search }: URL): string {
  return origin + pathname + (pathname === routes.catalogue.path ? search : "");
}

/** A page without a query is sure to be nobody's own, and so are the catalogue's. */
function pageKeeper(url: URL) {
  if (kindOf(url) !== "page" || addressOfPage(url) !== url.origin + url.pathname + url.search)
    return undefined;
  return cacheWriter(pages, async (page) => keepAssets(assetsIn(await page.text())));
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

/** The browser has asked already, where it asks while the worker starts. */
async function askForPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function answerWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const keep = pageKeeper(url);
  const address = addressOfPage(url);
  try {
    const response = await askForPage(event);
    if (keep) event.waitUntil(keep(address, response));
    return response;
  } catch (failure) {
    const cached = (await pages.find(address)) ?? (await findPage(url.pathname));
    if (!cached) throw failure;
    return markCached(cached);
  }
}

/** An asset's name changes with its text. */
async function answerWithAsset(event: FetchEvent, url: URL): Promise<Response> {
  const cached = await findFile(url.href).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (isKeepable(response)) event.waitUntil(keepAsset(url.href, response.clone()).catch(() => {}));
  return response;
}

/** A call that fails alone doesn't mean that there is no network, and what was kept would be taken for the present state. */
function ask({ request }: FetchEvent): Promise<Response> {
  return fetch(request.clone()).catch((failure) => {
    if (request.signal.aborted) throw failure;
    return fetch(request);
  });
}

async function answerAnew(event: FetchEvent, url: URL, shelf: BoundedCache): Promise<Response> {
  const keep = cacheWriter(shelf);
  try {
    const response = await ask(event);
    event.waitUntil(keep(url.href, response));
    return response;
  } catch (failure) {
    const cached = (await shelf.find(url.href)) ?? (await findFile(url.href));
    if (!cached) throw failure;
    return markCached(cached);
  }
}

/** The answer to a request that anyone might have made, or undefined if it's the network's alone. */
export function answerTo(event: FetchEvent, url: URL): Promise<Response> | undefined {
  if (event.request.mode === "navigate")
    return isScreen(url) ? answerWithPage(event, url) : askForPage(event);
  switch (kindOf(url)) {
    case "asset":
      return answerWithAsset(event, url);
    case "answer":
      return answerAnew(event, url, answers);
    case "picture":
      return answerAnew(event, url, pictures);
  }
}

/** Keeps what a page had loaded before there was a worker. */
export async function keepLoaded(url: URL): Promise<void> {
  const kind = kindOf(url);
  if (kind === "asset") return keepAssets([url.href]);
  const keep =
    kind === "answer" ? cacheWriter(answers) : kind === "picture" ? cacheWriter(pictures) : pageKeeper(url);
  if (keep) await keep(url.origin + url.pathname + url.search, await fetch(url));
}
