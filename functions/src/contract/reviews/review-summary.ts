import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

// Apart from the reviews, because a guest's page begins without it.

/** The customers' ratings of the shop. */
export const ReviewSummary = z.object({
  count: z.int(),
  /** With one decimal; null without reviews. */
  average: z.nullable(z.number()),
  /** The number of reviews with 0 to 5 stars. Ratings are rounded half up. */
  stars: z.array(z.int()),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** Returns how many reviews there are, their average, and how many have how many stars. */
export const readReviewSummary = endpoint({
  method: "GET",
  path: "/api/reviews/summary",
  access: "anyone",
  shows: "reviews",
  output: ReviewSummary,
  errors: [],
});
