import { BooksQuery, readBooks } from "@carparts/functions/contract/admin/invoices";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { useListState } from "#lib/list-state.ts";
import type { Period } from "./books-rule.ts";

/** The most papers of a call. */
const PAPERS = 500;

/** Longer than a list's, since a year of papers is read again at once. */
const FRESH_MILLISECONDS = 5 * 60_000;

export function useBooksState() {
  return useListState(BooksQuery);
}

function booksQuery({ from, to }: Period) {
  const query = listQuery(
    ["invoices", "books", `${from} ${to}`],
    (page, signal) => call(readBooks, { query: { from, to, ...page } }, { signal }),
    PAPERS,
  );
  return { ...query, staleTime: FRESH_MILLISECONDS, refetchOnWindowFocus: false };
}

/** Reads all papers of a period, call by call. */
export function useBooks(period: Period) {
  const query = useInfiniteQuery(booksQuery(period));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { query, rows, isWhole: query.isSuccess && !hasNextPage };
}
