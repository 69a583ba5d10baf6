import * as z from "zod/mini";
import { pendingSubmissions, sentShape } from "#ui/forms/pending-submissions.ts";

const SentReview = z.object({
  ...sentShape,
  /** The part, if it's of one. */
  productId: z.optional(z.string()),
  typed: z.object({ name: z.string(), picture: z.string(), description: z.string(), revew: z.string() }),
});
export type SentReview = z.infer<typeof SentReview>;

/** By part, or of the shop. */
export const sentReviews = pendingSubmissions("sentReviews", SentReview, ({ productId }) => productId ?? "");
