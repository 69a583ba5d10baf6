import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Review } from "./reviews.ts";

// Apart from what everybody reads, because a guest's page does without it.

const { _id, isVerifiedBuyer, ...fields } = Review.shape;

export const AddReview = z.object(fields);
export type AddReview = z.infer<typeof AddReview>;

/** Adds a review of the shop. */
export const addReview = endpoint({
  method: "POST",
  path: "/revew",
  access: "signed-in",
  limit: { calls: 10, seconds: 600 },
  changes: ["reviews"],
  body: AddReview,
  output: Review,
  errors: [],
});
