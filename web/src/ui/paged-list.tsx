import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "./states/load-failed.tsx";
import { Spinner } from "./states/spinner.tsx";

export type ItemsQuery<Item> = UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;

interface Props<Item> {
  /** What the list contains, as the start of a sentence: "Your orders". */
  what: string;
  query: ItemsQuery<Item>;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** The list stays while another one is on its way, and doesn't look like that one. So does that it's empty. */
export function PagedList<Item>({ what, query, empty, children }: Props<Item>) {
  if (query.isPending) return <Spinner label={`${what}: loading`} />;
  if (!query.data) return <LoadFailed what={what} error={query.error} onRetry={() => query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  const isOld = query.isPlaceholderData;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isOld ? "opacity-50" : ""}`}
      aria-busy={isOld || undefined}
    >
      {items.length > 0 ? children(items) : !query.hasNextPage && <div inert={isOld}>{empty}</div>}
      {query.isError && <LoadFailed what={what} error={query.error} onRetry={() => query.refetch()} />}
      {query.hasNextPage && (
        <button
          type="button"
          className="btn btn-outline justify-self-center"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage && <span className="spinner size-5" aria-hidden="true" />}
          <span>Show more</span>
        </button>
      )}
    </div>
  );
}
