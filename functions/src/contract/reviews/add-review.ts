import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../values/primitives.ts";
import { Review } from "./reviews.ts";

// Apart from what everybody reads, because a guest's page does without it.

const { _id, isVerifiedBuyer, ...fields } = Review.shape;

const ofPart = {
  /** The part that the review is of. Without one it's of the shop. */
  productId: z.optional(id),
};

export const AddReview = z.object({ ...fields, ...ofPart });
export type AddReview = z.infer<typeof AddReview>;

/** A review as its author and admins see it. */
export const WrittenReview = z.object({ ...Review.shape, ...ofPart });

/** Adds a review of the shop or, by an account that had it sent, the only one of a part. A retry with the same Idempotency-Key, caller and body adds nothing more. */
export const addReview = endpoint({
  method: "POST",
  path: "/revew",
  access: "signed-in",
  limit: { calls: 10, seconds: 600 },
  changes: ["reviews"],
  idempotent: true,
  body: AddReview,
  output: WrittenReview,
  errors: ["forbidden", "product_gone"],
});
