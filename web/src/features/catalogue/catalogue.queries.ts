import type { CatalogueAnswer, CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { shownSort } from "@carparts/functions/contract/catalogue/shown-sort";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery, type PageRequest } from "#lib/list-query.ts";
import { type Filters, toAddress } from "./filters/filters.ts";
import type { ResultsLoaderData } from "./results-loader-data.ts";

const PAGE = 24;

/** The API's query for the list in this state, as browser and server ask it. An order that the API has of itself is left out. */
export function toQuery(filters: Filters) {
  const { group, brand, ...single } = filters;
  const sort = shownSort(filters);
  const isItsOwn = sort === shownSort({ q: filters.q });
  return {
    ...single,
    group: group && [...group],
    brand: brand && [...brand],
    sort: isItsOwn ? undefined : sort,
  };
}

function search(filters: Filters, page: Partial<PageRequest>, signal: AbortSignal) {
  return call(searchCatalogue, { query: { ...toQuery(filters), ...page } }, { signal });
}

/** The list, page by page. A call that's no longer wanted is aborted; meanwhile, the list stays as it was. */
export function catalogueQuery(filters: Filters, loaderData?: ResultsLoaderData) {
  const address = toAddress(filters);
  const fetchPage = (page: PageRequest, signal: AbortSignal) => search(filters, page, signal);
  const query = listQuery(["products", "catalogue", address], fetchPage, PAGE);
  return {
    ...query,
    placeholderData: keepPreviousData,
    initialData: () =>
      loaderData?.address === address ? { pages: [loaderData.answer], pageParams: [undefined] } : undefined,
    // The two clocks may differ, and nothing was answered later than now.
    initialDataUpdatedAt: () => Math.min(loaderData?.answeredAt ?? 0, Date.now()),
  };
}

/** Each part once: one that has changed meanwhile may come again on a later page. */
export function uniqueParts(pages: readonly CatalogueAnswer[]): CatalogueEntry[] {
  const parts = new Map(pages.flatMap(({ items }) => items).map((part) => [part._id, part]));
  return [...parts.values()];
}

/** The number of parts in this state of the catalogue. */
export function countQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["products", "count", toAddress(filters)],
    queryFn: async ({ signal }) => (await search(filters, { limit: 1 }, signal)).total,
  });
}

/** The number of parts in this state that don't fit its vehicle. */
export function nonFittingQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["products", "non-fitting", toAddress(filters)],
    queryFn: async ({ signal }) => {
      const { total, facets } = await search(filters, { limit: 1 }, signal);
      return total - (facets.fit.only ?? 0);
    },
  });
}

/** Reads a text where no vehicle is chosen. */
export function readQuery(q: string) {
  return queryOptions({
    queryKey: ["products", "read", q],
    queryFn: async ({ signal }) => (await search({ q }, { limit: 1 }, signal)).read,
  });
}

/** The first ones, of which a few go beside a part. */
export function relatedQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["products", "related", toAddress(filters)],
    queryFn: ({ signal }) => search(filters, { limit: PAGE }, signal),
  });
}
