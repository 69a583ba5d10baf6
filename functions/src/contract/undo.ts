import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { IdParams } from "./values/params.ts";
import { id } from "./values/primitives.ts";

export const TrashKind = z.enum(["part", "order", "review"]);
export type TrashKind = z.infer<typeof TrashKind>;

export const OWN_UNDO_MINUTES = 10;

/** Restores what was deleted within 30 days, all of it or nothing, judged as what is added or changed now. Customers can restore their own order within 10 minutes after they deleted it. */
export const undoDeletion = endpoint({
  method: "POST",
  path: "/api/undo/:id",
  access: "signed-in",
  changes: ["products", "reviews"],
  once: true,
  params: IdParams,
  status: 200,
  output: z.object({
    _id: id,
    /** The kind of thing. */
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
