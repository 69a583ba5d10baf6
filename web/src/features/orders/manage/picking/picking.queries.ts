import { listPicking, listSlips, MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import { id } from "@carparts/functions/contract/values/primitives";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The ids that an address has under this name. What the API would refuse is left out. */
export function idsIn(search: string, name: string): string[] {
  const named = new URLSearchParams(search).getAll(name).filter((each) => id.safeParse(each).success);
  return [...new Set(named)].slice(0, MOST_NAMED);
}

/** For these orders or, without any, for all new ones. */
export function pickingQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["orders", "picking", ...ids],
    queryFn: ({ signal }) =>
      call(listPicking, { query: { id: ids.length > 0 ? [...ids] : undefined } }, { signal }),
  });
}

/** Of these orders or, without any, of all that are picked. */
export function slipsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["orders", "slips", ...ids],
    queryFn: ({ signal }) =>
      call(listSlips, { query: { id: ids.length > 0 ? [...ids] : undefined } }, { signal }),
  });
}
