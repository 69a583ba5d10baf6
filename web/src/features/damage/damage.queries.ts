import { listDamage } from "@carparts/functions/contract/damage";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The first of the documents that the shop leaves out because they are damaged. */
export const damageQuery = queryOptions({
  queryKey: ["damage"],
  queryFn: ({ signal }) => call(listDamage, { query: {} }, { signal }),
});
