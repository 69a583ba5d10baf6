import { infiniteQueryOptions } from "@tanstack/react-query";

const PAGE = 25;

/** What a call for a page takes. */
export interface PageRequest {
  readonly limit: number;
  /** The cursor that the page before gave as `next`. Undefined for the first. */
  readonly after: string | undefined;
}

/** A list of the API, page by page. What it's filtered and sorted by belongs to its key. */
export function listQuery<Page extends { readonly next: string | null | undefined }>(
  queryKey: readonly string[],
  fetchPage: (page: PageRequest, signal: AbortSignal) => Promise<Page>,
  limit = PAGE,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ limit, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
