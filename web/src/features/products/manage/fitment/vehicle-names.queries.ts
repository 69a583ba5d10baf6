import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The makes that parts have, or a make's models, as they are spelled. */
export function vehicleNamesQuery(make?: string) {
  return queryOptions({
    queryKey: ["products", "vehicle-names", make ?? ""],
    queryFn: async ({ signal }) => {
      const { values } = await call(listVehicles, { query: make ? { make } : {} }, { signal });
      return values.map(({ value }) => String(value));
    },
    staleTime: 60_000,
  });
}
