import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useMoreFocus } from "./more-focus.ts";
import { LoadFailed } from "./states/load-failed.tsx";
import { Spinner } from "./states/spinner.tsx";

export type ItemsQuery<Item> = UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;

interface Props<Item> {
  /** The start of a sentence: "Your orders". */
  what: string;
  query: ItemsQuery<Item>;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** The list stays while another one is on its way, and doesn't look like that one. So does that it's empty. */
export function PagedList<Item>({ what, query, empty, children }: Props<Item>) {
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const more = useMoreFocus<HTMLDivElement>(items.length);
  if (query.isPending) return <Spinner label={`${what}: loading`} />;
  if (!query.data) return <LoadFailed what={what} error={query.error} onRetry={() => query.refetch()} />;
  const isOld = query.isPlaceholderData;
  return (
    <div
      ref={more.list}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isOld ? "opacity-50" : ""}`}
      aria-busy={isOld || undefined}
    >
      {items.length > 0 ? children(items) : !query.hasNextPage && <div inert={isOld}>{empty}</div>}
      {query.isError && <LoadFailed what={what} error={query.error} onRetry={() => query.refetch()} />}
      {query.hasNextPage && (
        <Button
          className="btn-outline justify-self-center"
          isBusy={query.isFetchingNextPage}
          onClick={(event) => {
            more.onMore(event);
            query.fetchNextPage();
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
