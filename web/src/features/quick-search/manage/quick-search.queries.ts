import { quickSearch } from "@carparts/functions/contract/admin/quick-search";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** A single letter is no search. */
export const FEWEST_LETTERS = 2;

/** Each text has its own answer, so that a slow one never takes another's place. */
export function quickSearchQuery(q: string) {
  return queryOptions({
    queryKey: ["quick-search", q],
    queryFn: ({ signal }) => call(quickSearch, { query: { q } }, { signal }),
    enabled: q.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    // The next letter asks anyway, and whoever waits is told soon.
    retry: 1,
  });
}
