import { onlineManager } from "@tanstack/react-query";

const RETRY_MILLISECONDS = 3000;
const STABLE_MILLISECONDS = 60_000;

let isProbing = false;
let backoff = 0;
let stableAt = 0;

async function probe(): Promise<void> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    const isStable = onlineManager.isOnline() || Date.now() > stableAt;
    backoff = isStable ? 0 : backoff * 2 || RETRY_MILLISECONDS;
    setTimeout(() => {
      isProbing = false;
      stableAt = Date.now() + STABLE_MILLISECONDS;
      onlineManager.setOnline(true);
    }, backoff);
  } catch {
    onlineManager.setOnline(false);
    setTimeout(probe, RETRY_MILLISECONDS);
  }
}

/**
 * Call it after a call without an answer. That call may have failed alone, so this requests a small file until it succeeds.
 * A cached answer isn't the present state, so everything on the screen is refetched then, with an exponential backoff where
 * its call keeps failing.
 */
export function probeConnection(isCached = false): void {
  if (isCached) onlineManager.setOnline(false);
  if (!isProbing) probe();
  isProbing = true;
}
