import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { IdParams } from "./values/params.ts";
import { id } from "./values/primitives.ts";

export const TrashKind = z.enum(["part", "order", "review"]);
export type TrashKind = z.infer<typeof TrashKind>;

/** How long after the deletion customers can restore their own order. */
export const OWN_UNDO_MINUTES = 10;

/**
 * Restores a part, an order or a review that was deleted within 30 days: all of it, or nothing. It's judged as what is added
 * or changed now. Customers can restore an order of theirs within 10 minutes after they deleted it, and nothing else.
 */
export const undoDeletion = endpoint({
  method: "POST",
  path: "/api/undo/:id",
  access: "signed-in",
  changes: ["products", "reviews"],
  params: IdParams,
  status: 200,
  output: z.object({
    _id: id,
    /** What it is. */
    restored: TrashKind,
  }),
  errors: [
    "forbidden",
    "not_found",
    "number_taken",
    "quantity_out_of_range",
    "changed_meanwhile",
    "account_gone",
  ],
});
