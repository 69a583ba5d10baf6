import { attempt } from "#lib/storage.ts";

/** Whether this is the first page that this browser opens of the shop. */
const IS_KNOWN = "isKnown";

/** Whether the shop was opened in this browser before. Notes that it is now. */
export function wasHereBefore(): boolean {
  return (
    attempt(() => {
      const before = localStorage.getItem(IS_KNOWN);
      localStorage.setItem(IS_KNOWN, "1");
      return before;
    }) === "1"
  );
}
