import { listKnownVehicles } from "@carparts/functions/contract/admin/known-vehicles";
import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** Makes, or a make's models: as other parts spell them, then those of the public tables. */
export function vehicleNamesQuery(make?: string) {
  return queryOptions({
    queryKey: ["products", "vehicle-names", make ?? ""],
    queryFn: async ({ signal }) => {
      const query = make ? { make } : {};
      const [own, known] = await Promise.all([
        call(listVehicles, { query }, { signal }),
        call(listKnownVehicles, { query }, { signal }),
      ]);
      return [...new Set([...own.values.map(({ value }) => String(value)), ...known.values])];
    },
    staleTime: 60_000,
  });
}
