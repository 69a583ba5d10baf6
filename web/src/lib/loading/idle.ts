const LONGEST_IDLE_MILLISECONDS = 2000;

export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: LONGEST_IDLE_MILLISECONDS });
  else setTimeout(act, 200);
}
