import type { WorkerMessage } from "#lib/network/worker-messages.ts";
import { savedUid } from "#lib/token/saved-uid.ts";

async function begin(serviceWorker: ServiceWorkerContainer): Promise<void> {
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
export function cacheForOffline(): void {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === "off") return;
  // Private windows of some browsers have none, or refuse.
  if (navigator.serviceWorker) begin(navigator.serviceWorker).catch(() => {});
}
