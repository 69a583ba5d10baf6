import { cacheForOffline } from "./cache-for-offline.ts";
import { clearHeadOnNavigation } from "./clear-head.ts";
import { prefetchOnIntent } from "./prefetch.ts";

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
