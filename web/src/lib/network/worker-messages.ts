/** The header of an answer from the worker's cache. */
export const CACHED_HEADER = "X-Kept";

/** The mark at the root of a page from the worker's cache. */
export const CACHED_MARK = "data-kept";

/** A page's message to the worker: cache these addresses, or clear the history. */
export type WorkerMessage = { readonly keep: readonly string[] } | "forget";
