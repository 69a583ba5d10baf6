import { attempt } from "./storage.ts";

/** Caches may answer with an older state for this long. See docs/decisions/018-public-lists-are-cached.md. */
const CACHED_MILLISECONDS = 60_000;
const CHANGED_AT = "changedAt";

/** Notes that this tab changed something. */
export function recordTabChange(): void {
  attempt(() => sessionStorage.setItem(CHANGED_AT, String(Date.now())));
}

/** This tab changed something that caches may not have yet, so it bypasses them. */
export function hasTabChange(milliseconds = CACHED_MILLISECONDS): boolean {
  const changedAt = Number(attempt(() => sessionStorage.getItem(CHANGED_AT)) ?? 0);
  return Date.now() - changedAt < milliseconds;
}
