import { readPart } from "@carparts/functions/contract/catalogue/part";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import type { DisplayPart } from "./part-loader-data.ts";

/** The API's answers where there is no such part, and where an address has no id. */
const NO_PART: readonly number[] = [404, 422];

/** The stock on the screen may be this old. */
const LIVE_MILLISECONDS = 10_000;

const SHOWN = ["name", "price", "picture", "description", "quantity", "minimumQuantity", "expected"] as const;

async function findPart(id: string, signal: AbortSignal): Promise<DisplayPart | null> {
  try {
    return await call(readPart, { params: { id } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && NO_PART.includes(error.status)) return null;
    throw error;
  }
}

/** The server has the list in memory: however many people have the page open, looking there reads no document. */
async function isAsListed(part: DisplayPart, signal: AbortSignal): Promise<boolean> {
  const query = { id: [part._id], limit: 1 };
  const [listed] = (await call(searchCatalogue, { query }, { signal })).items;
  return listed !== undefined && SHOWN.every((field) => listed[field] === part[field]);
}

/** The part as it is now, or null if there is none. */
export function partQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "part", id],
    queryFn: ({ signal }) => findPart(id, signal),
  });
}

/** The same for as long as it's looked at: it's read again once the list shows something else, or after one's own change. */
export function livePartQuery(id: string) {
  const { queryKey } = partQuery(id);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { data, isInvalidated } = client.getQueryState(queryKey) ?? {};
      const isKnown = data?.quantity !== undefined && !isInvalidated;
      return isKnown && (await isAsListed(data, signal)) ? data : findPart(id, signal);
    },
    refetchInterval: LIVE_MILLISECONDS,
  });
}
