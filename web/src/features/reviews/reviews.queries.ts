import { listReviews } from "@carparts/functions/contract/reviews";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** Who has watched as many pass has seen enough; more would only make the page heavy. */
const NEWEST = 10;

/**
 * The newest reviews. `viewer` is who looks, the uid of an account or "guest": a change of it fetches
 * the list again, as the specification asks, and the old list stands until the new one is there.
 */
export function reviewsQuery(viewer: string) {
  return queryOptions({
    queryKey: ["reviews", viewer],
    queryFn: ({ signal }) => call(listReviews, { query: { limit: NEWEST } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
