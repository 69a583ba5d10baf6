import type { Wish } from "./kept.ts";

/** Nothing stays in the browser of what an account looked at. Where there's no worker, nothing was kept. */
export async function clearHistory(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage("forget" satisfies Wish);
}
