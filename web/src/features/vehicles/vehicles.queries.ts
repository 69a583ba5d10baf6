import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

const STALE_MILLISECONDS = 60_000;

/** Makes; a make's models; a model's years. Only those that there are parts for. */
export function vehiclesQuery(of: { make?: string | undefined; model?: string | undefined }) {
  return queryOptions({
    queryKey: ["products", "vehicles", of.make ?? "", of.model ?? ""],
    queryFn: async ({ signal }) => {
      const { values } = await call(listVehicles, { query: of }, { signal });
      return values.map(({ value }) => String(value));
    },
    staleTime: STALE_MILLISECONDS,
  });
}
