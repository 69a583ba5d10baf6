import { listDamage } from "@carparts/functions/contract/admin/damage";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The first damaged documents, which the shop hides. */
export const damageQuery = queryOptions({
  queryKey: ["damage"],
  queryFn: ({ signal }) => call(listDamage, { query: {} }, { signal }),
});
