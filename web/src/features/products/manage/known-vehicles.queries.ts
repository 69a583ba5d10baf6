import { listKnownVehicles } from "@carparts/functions/contract/admin/known-vehicles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** Makes, or a make's models, of the public tables. They change with a release alone. */
export function knownVehiclesQuery(make?: string) {
  return queryOptions({
    queryKey: ["known vehicles", make ?? ""],
    queryFn: async ({ signal }) => (await call(listKnownVehicles, { query: { make } }, { signal })).values,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
