import { preloadPage } from "#app/page-preload.ts";

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) preloadPage(link.pathname);
}

/** Preloads a page when someone hovers over, touches or focuses a link to it, or did so just now. */
export function prefetchOnIntent(now?: Event): void {
  if (now) prefetch(now);
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(intent, prefetch, { passive: true });
  }
}
