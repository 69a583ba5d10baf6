import * as z from "zod/mini";
import { AccountParams } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { WrittenReview } from "../reviews/add-review.ts";
import { instant } from "../values/instant.ts";
import { optionalText } from "../values/optional.ts";
import { Deleted, IdParams } from "../values/params.ts";

/** A review, with when it was written. */
const ManagedReview = z.object({
  ...WrittenReview.shape,
  createdAt: instant,
  /** Of the part that it's of, while that is in the shop. */
  productName: z.optional(z.string()),
});
export type ManagedReview = z.infer<typeof ManagedReview>;

/** Lists all reviews, newest first, those of parts with the part. */
export const listAllReviews = endpoint({
  method: "GET",
  path: "/api/reviews",
  access: "admin",
  query: ListQuery,
  output: pageOf(ManagedReview),
  errors: [],
});

/** Lists all reviews of an account, newest first. Nobody else sees which ones are of one author. */
export const listReviewsOfAccount = endpoint({
  method: "GET",
  path: "/api/users/:uid/reviews",
  access: "admin",
  params: AccountParams,
  query: ListQuery,
  output: pageOf(ManagedReview),
  errors: ["not_found"],
});

/** Deletes a review, which admins can restore for 30 days. The reason is kept in the audit log. */
export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/reviews/:id",
  access: "admin",
  changes: ["reviews"],
  once: true,
  params: IdParams,
  body: z.optional(z.object({ reason: z.optional(optionalText("Reason", 300)) })),
  output: Deleted,
  errors: ["not_found"],
});
