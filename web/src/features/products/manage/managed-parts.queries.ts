import { PartsQuery, searchParts } from "@carparts/functions/contract/admin/parts";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { byNames } from "@carparts/functions/contract/values/name-order";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { hasTabChange } from "#lib/tab-change.ts";

export function usePartsState() {
  return useListState(PartsQuery);
}
export type PartsState = ReturnType<typeof usePartsState>;

/** The server's list may be this old. After a change of one's own, it's asked until it must know that. */
const BEHIND_MILLISECONDS = 5000;
const LOOK_MILLISECONDS = 2000;

export function managedPartsQuery(state: PartsState["state"]) {
  const query = managedQuery("products", state, (query, signal) => call(searchParts, { query }, { signal }));
  return { ...query, refetchInterval: () => hasTabChange(BEHIND_MILLISECONDS) && LOOK_MILLISECONDS };
}

/** All parts that the list's filters find, page by page. */
export function everyPart(state: PartsState["state"], signal: AbortSignal) {
  return everyPage((page) => call(searchParts, { query: { ...state, ...page } }, { signal }));
}

/** The brands of all parts, by name. */
export const brandsQuery = queryOptions({
  queryKey: ["products", "brands"],
  queryFn: async ({ signal }) => {
    const { facets } = await call(searchCatalogue, { query: { limit: 1 } }, { signal });
    return facets.brand
      .map(({ value }) => value)
      .filter(Boolean)
      .sort(byNames);
  },
});
