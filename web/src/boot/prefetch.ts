import { preloadPage } from "#app/page-preload.ts";

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a, [data-to]") : null;
  const path =
    link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : link?.dataset.to;
  if (path && path !== location.pathname) preloadPage(path);
}

/** Preloads a page when someone hovers over, touches or focuses what leads to it, or did so just now. */
export function prefetchOnIntent(now?: Event): void {
  if (now) prefetch(now);
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(intent, prefetch, { passive: true });
  }
}
