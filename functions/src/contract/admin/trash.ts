import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { TrashKind } from "../undo.ts";
import { instant } from "../values/instant.ts";
import { OrderNumber } from "../values/order-number.ts";
import { id } from "../values/primitives.ts";
import { repeated } from "../values/searched.ts";

/** A deleted thing as it's listed: orders that their own customers deleted are apart, since there's no end of them. */
export const TrashList = z.enum(
  [...TrashKind.options, "cancelled"],
  "kind is part, order, review or cancelled.",
);
export type TrashList = z.infer<typeof TrashList>;

const TrashQuery = z.extend(ListQuery, {
  /** `order` has those that admins deleted, and `cancelled` those that their own customers did. Without it: all. */
  kind: z.optional(repeated("kind", TrashList, TrashList.options.length)),
});
export type TrashQuery = z.infer<typeof TrashQuery>;

/** The kind of thing that was deleted. */
export const TrashItem = z.object({
  /** The id of the part, order or review, by which it can be restored. */
  _id: id,
  kind: TrashKind,
  /** The part's, the customer's or the reviewer's; empty once that person has left. */
  name: z.string(),
  /** An order's. */
  number: z.optional(OrderNumber),
  /** The uid of the person who deleted it, or a hash of it once their account is gone. */
  who: z.string(),
  /** Their email, as long as their account has one. */
  email: z.optional(z.string()),
  /** When it was deleted. */
  at: instant,
  /** Until then it can be restored. */
  until: instant,
});
export type TrashItem = z.infer<typeof TrashItem>;

/** Lists what was deleted within 30 days and wasn't restored, last deleted first. */
export const listTrash = endpoint({
  method: "GET",
  path: "/api/trash",
  access: "admin",
  query: TrashQuery,
  output: pageOf(TrashItem),
  errors: [],
});
