import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Page } from "./api-client.ts";

export function pageQuery<Item>(
  queryKey: readonly string[],
  fetchPage: (after: string | undefined, signal: AbortSignal) => Promise<Page<Item[]>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
}
