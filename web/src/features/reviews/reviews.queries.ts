import { listReviews } from "@carparts/functions/contract/reviews/reviews";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** More would only make the page heavier. */
const NEWEST = 10;

/** `viewer` is a uid or "guest". A change refetches the list, as specified, and keeps the old one until then. */
export function reviewsQuery(viewer: string) {
  return queryOptions({
    queryKey: ["reviews", viewer],
    queryFn: ({ signal }) => call(listReviews, { query: { limit: NEWEST } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
