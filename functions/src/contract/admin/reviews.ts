import * as z from "zod/mini";
import { AccountParams } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { Review } from "../reviews/reviews.ts";
import { instant } from "../values/instant.ts";
import { optionalText } from "../values/optional.ts";
import { Deleted, IdParams } from "../values/params.ts";

/** A review, with when it was written. */
const DatedReview = z.object({ ...Review.shape, createdAt: instant });
export type DatedReview = z.infer<typeof DatedReview>;

/** Lists all reviews of an account, newest first. Nobody else sees which ones are of one author. */
export const listReviewsOfAccount = endpoint({
  method: "GET",
  path: "/api/users/:uid/reviews",
  access: "admin",
  params: AccountParams,
  query: ListQuery,
  output: pageOf(DatedReview),
  errors: ["not_found"],
});

/** Deletes a review, which admins can restore for 30 days. The reason is kept in the audit log. */
export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/reviews/:id",
  access: "admin",
  changes: ["reviews"],
  params: IdParams,
  body: z.optional(z.object({ reason: z.optional(optionalText("Reason", 300)) })),
  output: Deleted,
  errors: ["not_found"],
});
