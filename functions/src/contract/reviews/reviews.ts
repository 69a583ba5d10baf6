import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { RATING_TOO_HIGH } from "../errors.ts";
import { id, PageQuery, picture, rating, text } from "../values/primitives.ts";

const fields = {
  name: text("Name", 100),
  picture: picture("Picture"),
  description: text("Description", 2000),
  /** The rating, 0 to 5. */
  revew: rating("REVEW QUANTITY", RATING_TOO_HIGH),
};

export const Review = z.object({
  _id: id,
  ...fields,
  /** Only where the author had an order when writing that was sent. */
  isVerifiedBuyer: z.optional(z.literal(true)),
});
export type Review = z.infer<typeof Review>;

/** Lists reviews, newest first, at most a hundred at once. */
export const listReviews = endpoint({
  method: "GET",
  path: "/revew",
  access: "anyone",
  shows: "reviews",
  query: PageQuery,
  output: z.array(Review),
  errors: [],
});
