import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { optionalText } from "../values/optional.ts";
import { Deleted, IdParams } from "../values/params.ts";

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
