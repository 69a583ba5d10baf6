import { infiniteQueryOptions } from "@tanstack/react-query";

const PAGE = 25;

/** A page may be empty though there are more, where a list leaves out what is gone by now. */
const MOST_EMPTY = 10;

/** The query of a page. */
export interface PageRequest {
  readonly limit: number;
  /** The cursor that the page before gave as `next`. Undefined for the first. */
  readonly after: string | undefined;
}

/** A list of the API, page by page. What it's filtered and sorted by belongs to its key. */
export function listQuery<
  Page extends { readonly items: readonly unknown[]; readonly next: string | null | undefined },
>(
  queryKey: readonly string[],
  fetchPage: (page: PageRequest, signal: AbortSignal) => Promise<Page>,
  limit = PAGE,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      let page = await fetchPage({ limit, after: pageParam }, signal);
      for (let passed = 0; page.items.length === 0 && page.next && passed < MOST_EMPTY; passed++)
        page = await fetchPage({ limit, after: page.next }, signal);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
