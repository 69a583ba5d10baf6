import { attempt } from "#lib/storage.ts";

/** Also records that the shop was opened in this browser. */
export function wasHereBefore(): boolean {
  return (
    attempt(() => {
      const before = localStorage.isKnown;
      localStorage.isKnown = 1;
      return before;
    }) !== undefined
  );
}
