import { preloadPage } from "#app/page-preload.ts";
import type { WorkerMessage } from "#lib/network/worker-messages.ts";
import { savedUid } from "#lib/token/saved-uid.ts";

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a, [data-to]") : null;
  const path =
    link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : link?.dataset.to;
  if (path && path !== location.pathname) preloadPage(path);
}

/** Preloads a page when someone hovers over, touches or focuses what leads to it, or did so just now. */
function prefetchOnIntent(now?: Event): void {
  if (now) prefetch(now);
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(intent, prefetch, { passive: true });
  }
}

/** The head that a page was served with names that page alone. */
const NAMES = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]';

const placeIn = ({ pathname, search }: Pick<URL, "pathname" | "search">) => pathname + search;

/** Once another page is shown, nothing in the head names the first one, which browsers would share in its place. */
function clearHeadOnNavigation(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return;
  const first = placeIn(new URL(loaded.name));
  const look = () => {
    if (placeIn(location) === first) return;
    for (const element of document.head.querySelectorAll(NAMES)) element.remove();
  };
  for (const change of ["pushState", "replaceState"] as const) {
    const act = history[change];
    history[change] = (...place) => {
      act.apply(history, place);
      look();
    };
  }
  addEventListener("popstate", look);
  look();
}

async function startWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const [isWatched, owner] = [serviceWorker.controller !== null, savedUid()];
  await serviceWorker.register("/sw.js");
  if (isWatched) return;
  const { active } = await serviceWorker.ready;
  const begun = performance.now();
  const keep = (addresses: readonly string[]) => {
    if (savedUid() === owner) active?.postMessage({ keep: addresses } satisfies WorkerMessage);
  };
  keep([location.href]);
  // Requests that began before the worker was active bypassed it, so it fetches them again.
  new PerformanceObserver((list) =>
    keep(list.getEntries().flatMap(({ name, startTime }) => (startTime < begun ? [name] : []))),
  ).observe({ type: "resource", buffered: true });
}

/** Has what anyone may read kept for when there is no network, what this page has loaded included. */
function cacheForOffline(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === "off") return;
  // Private windows of some browsers have none, or refuse.
  if (navigator.serviceWorker) startWorker(navigator.serviceWorker).catch(() => {});
}

const MEASURED_SHARE = Number(import.meta.env.VITE_VITALS_SHARE || 0.1);

/** Measures one visit in ten, unless the build says otherwise. */
function measureSome(): void {
  if (Math.random() < MEASURED_SHARE) import("./reports/measure.ts").catch(() => {});
}

/** Browsers fetch a manifest that is in a page's HTML beside what the page shows. */
function addManifest(): void {
  const link = { rel: "manifest", href: "/manifest.webmanifest" };
  document.head.append(Object.assign(document.createElement("link"), link));
}

let isBegun = false;
let isUsed = false;

/** `isReturn` tells whether this browser was here before. Without a cause, nobody has done anything yet. */
export function use(isReturn: boolean, cause?: Event): void {
  if (!isBegun) {
    prefetchOnIntent(cause);
    addManifest();
    clearHeadOnNavigation();
    if (isReturn) cacheForOffline();
  }
  // Visits in which nobody does anything aren't measured.
  if (cause && !isUsed) measureSome();
  isBegun = true;
  isUsed ||= cause !== undefined;
}
