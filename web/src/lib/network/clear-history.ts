import type { WorkerMessage } from "./worker-messages.ts";

/** Clears the worker's cache of pages that an account looked at. */
export async function clearHistory(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage("forget" satisfies WorkerMessage);
}
