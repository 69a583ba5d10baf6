// What pages and the service worker tell each other.

/** The header of an answer that the worker had kept. */
export const KEPT = "X-Kept";

/** The mark of a page that the worker had kept, at its root. */
export const KEPT_PAGE = "data-kept";

/** What a page asks of the worker: to keep what it has loaded, by its addresses, or to forget what was looked at. */
export type Wish = { readonly keep: readonly string[] } | "forget";
