import { readReviewSummary } from "@carparts/functions/contract/reviews/review-summary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

export const reviewSummaryQuery = queryOptions({
  queryKey: ["reviews", "summary"],
  queryFn: ({ signal }) => call(readReviewSummary, {}, { signal }),
});
