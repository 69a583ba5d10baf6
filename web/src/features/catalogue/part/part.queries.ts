import { readPart } from "@carparts/functions/contract/catalogue/part";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import type { KnownPart } from "./served-part.ts";

/** The part as it is now, or null if there is none. */
export function partQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "part", id],
    queryFn: async ({ signal }): Promise<KnownPart | null> => {
      try {
        return await call(readPart, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
