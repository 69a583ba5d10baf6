import { attempt } from "#lib/storage.ts";

/** True if the shop was opened in this browser before. Notes that it is now. */
export function wasHereBefore(): boolean {
  return (
    attempt(() => {
      const before = localStorage.isKnown;
      localStorage.isKnown = 1;
      return before;
    }) !== undefined
  );
}
