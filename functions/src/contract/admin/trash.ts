import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { TrashKind } from "../undo.ts";
import { instant } from "../values/instant.ts";
import { OrderNumber } from "../values/order-number.ts";
import { id } from "../values/primitives.ts";
import { repeated } from "../values/searched.ts";

/** A deleted thing as it's listed: orders that their own customers deleted are apart, since there's no end of them. */
export const TrashList = z.enum([...TrashKind.options, "cancelled"]);
export type TrashList = z.infer<typeof TrashList>;

/** An act that changed many parts, beside an imported file: a bulk change, or a count. */
export const ActKind = z.enum(["bulk", "count"]);
export type ActKind = z.infer<typeof ActKind>;

/** Everything that can be undone: `many` is what changed many parts. */
export const UndoableList = z.enum(
  [...TrashList.options, "many"],
  "kind is part, order, review, cancelled or many.",
);
export type UndoableList = z.infer<typeof UndoableList>;

const TrashQuery = z.extend(ListQuery, {
  /** `order` has those that admins deleted, and `cancelled` those that their own customers did. Without it: all that was deleted. */
  kind: z.optional(repeated("kind", UndoableList, UndoableList.options.length)),
});
export type TrashQuery = z.infer<typeof TrashQuery>;

/** A deleted thing, or an act that changed many parts. */
export const TrashItem = z.object({
  /** The id of the part, order or review, by which `POST /api/undo/{id}` restores it, or that of the import, bulk change or count, by which `POST /api/imports/{id}/undo` does. */
  _id: id,
  kind: z.enum([...TrashKind.options, "import", ...ActKind.options]),
  /** The part's, the customer's or the reviewer's, empty once that person has left; the file's, or the changed fields. */
  name: z.string(),
  /** An order's. */
  number: z.optional(OrderNumber),
  /** The number of parts of an import, a bulk change or a count that aren't undone yet. */
  parts: z.optional(z.int()),
  /** The uid of the person who did it, or a hash of it once their account is gone. */
  who: z.string(),
  /** Their email, as long as their account has one. */
  email: z.optional(z.string()),
  /** When it was done. */
  at: instant,
  /** Until then it can be undone. */
  until: instant,
});
export type TrashItem = z.infer<typeof TrashItem>;

/** Lists what was deleted within 30 days and wasn't restored and, if `kind` names them, what changed many parts, latest first. */
export const listTrash = endpoint({
  method: "GET",
  path: "/api/trash",
  access: "admin",
  query: TrashQuery,
  output: pageOf(TrashItem),
  errors: [],
});
