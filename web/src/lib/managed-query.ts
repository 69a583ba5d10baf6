import { pathOf, type QueryValues } from "@carparts/functions/contract/endpoint";
import { keepPreviousData } from "@tanstack/react-query";
import { listQuery, type PageRequest } from "./list-query.ts";

/**
 * A list that the server filters and sorts. It's under the key of its noun, because every change of the noun's may change
 * it. Until it's there, the list before stays.
 */
export function managedQuery<
  State extends QueryValues,
  Page extends { readonly items: readonly unknown[]; readonly next: string | null },
>(noun: string, state: State, fetchPage: (query: State & PageRequest, signal: AbortSignal) => Promise<Page>) {
  const query = listQuery([noun, "managed", pathOf("", {}, state)], (page, signal) =>
    fetchPage({ ...state, ...page }, signal),
  );
  return { ...query, placeholderData: keepPreviousData };
}
