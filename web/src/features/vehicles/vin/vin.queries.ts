import { readVin } from "@carparts/functions/contract/vin";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import type { VinRequest } from "./vin-request.ts";

/** Nothing keeps the number once its answer isn't shown. */
export function vinQuery(vin: string, { at }: VinRequest) {
  return queryOptions({
    queryKey: ["vin", vin, at],
    queryFn: ({ signal }) => call(readVin, { params: { vin } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
