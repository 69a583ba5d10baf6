import { listPartReviews } from "@carparts/functions/contract/reviews/part-reviews";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";

/** Full rows of the list, whether it has one, two or three columns. */
export const SHOWN_AT_ONCE = 6;

export function partReviewsQuery(id: string) {
  return listQuery(
    ["reviews", "part", id],
    (page, signal) => call(listPartReviews, { params: { id }, query: page }, { signal }),
    SHOWN_AT_ONCE,
  );
}
