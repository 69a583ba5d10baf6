import type { Wish } from "#lib/network/kept.ts";
import { savedUid } from "#lib/token/saved-uid.ts";

async function begin(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const [isWatched, owner] = [serviceWorker.controller !== null, savedUid()];
  await serviceWorker.register("/sw.js");
  if (isWatched) return;
  const { active } = await serviceWorker.ready;
  const keep = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
  if (savedUid() === owner) active?.postMessage({ keep } satisfies Wish);
}

/** Has what anyone may read kept for when there is no network, what this page has loaded included. */
export function keepForLater(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === "off") return;
  // Private windows of some browsers have none, or refuse.
  if (navigator.serviceWorker) begin(navigator.serviceWorker).catch(() => {});
}
