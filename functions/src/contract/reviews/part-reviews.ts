import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { instant } from "../values/instant.ts";
import { IdParams } from "../values/params.ts";
import { ReviewSummary } from "./review-summary.ts";
import { Review } from "./reviews.ts";

/** A review, with when it was written. */
export const PartReview = z.object({ ...Review.shape, createdAt: instant });
export type PartReview = z.infer<typeof PartReview>;

/** Lists the reviews of a part, newest first, with how many there are, their average, and how many have how many stars. */
export const listPartReviews = endpoint({
  method: "GET",
  path: "/api/products/:id/reviews",
  access: "anyone",
  shows: "part",
  params: IdParams,
  query: ListQuery,
  output: pageOf(PartReview, ReviewSummary.shape),
  errors: ["not_found"],
});
