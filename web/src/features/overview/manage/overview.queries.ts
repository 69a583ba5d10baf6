import { readOverview } from "@carparts/functions/contract/admin/overview";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** Under the key of the orders, because every change of theirs changes it. Whoever comes back from a list sees what they did. */
export const overviewQuery = queryOptions({
  queryKey: ["orders", "overview"],
  queryFn: ({ signal }) => call(readOverview, {}, { signal }),
  staleTime: 0,
});
