import * as z from "zod/mini";
import { counts } from "../catalogue/answer.ts";
import { Part } from "../catalogue/part.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { brand } from "../part-details.ts";
import { id, whole } from "../values/primitives.ts";
import { repeated } from "../values/searched.ts";

export const ReorderQuery = z.object({
  brand: z.optional(repeated("brand", brand("brand"), 20)),
  /** Suppliers' ids; `none` for the parts that nobody sells. */
  supplier: z.optional(repeated("supplier", id, 20)),
  /** For how many days the stock is to last. */
  days: z._default(whole("days", 1, 365), 30),
  ...ListQuery.shape,
});
export type ReorderQuery = z.infer<typeof ReorderQuery>;

/** A part with what was sold of it and of those that it replaces. A part that is younger sells at the pace of its own days. */
export const ReorderedPart = z.object({
  ...{ _id: id, name: z.string(), partNumber: Part.shape.partNumber, brand: z.string() },
  /** The pieces on the shelf, and of them those that no order has. */
  onHand: z.int(),
  available: z.int(),
  /** The number of accounts that wait to be told when it's available. */
  waiting: z.int(),
  minimumQuantity: z.int(),
  sold30: z.int(),
  sold90: z.int(),
  /** The whole days that the available pieces last at the pace of 30 and 90 days. Null where none was sold. */
  daysAt30: z.nullable(z.int()),
  daysAt90: z.nullable(z.int()),
  /** Of the preferred offer, or the first. `name` is a minute old at most. Null where nobody sells it. */
  supplier: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** The pieces that are sold together, and how many such packs to order. */
  pack: z.int(),
  packs: z.int(),
  /** The pieces that suppliers are to send, and the first day that some are expected. */
  onOrder: z.int(),
  expected: z.nullable(z.string()),
  /** The pieces to order: for the days at the faster pace, for who waits, and up to the minimum, less what is on order, in whole packs. */
  pieces: z.int(),
  /** The cost of a piece: that of the offer, else the part's, in the shop's currency. */
  cost: z.nullable(z.number()),
  /** Parts that are replaced by it, whose customers want it now. */
  replaces: z.array(z.object({ _id: id, name: z.string() })),
});
export type ReorderedPart = z.infer<typeof ReorderedPart>;

export const ReorderPage = pageOf(ReorderedPart, {
  /** The number of parts on all pages. */
  total: z.int(),
  pieces: z.int(),
  /** The sum they cost in the shop's currency, without those whose cost isn't known. */
  cost: z.number(),
  /** The brands of all parts to order, whichever are asked for. */
  brands: counts(z.string()),
  /** The suppliers of all parts to order of these brands, whichever are asked for, with the parts that nobody sells at the end. */
  suppliers: z.array(
    z.object({
      _id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      parts: z.int(),
      cost: z.number(),
      minimumOrder: z.nullable(z.number()),
    }),
  ),
});
export type ReorderPage = z.infer<typeof ReorderPage>;

/** Lists what to order from suppliers, that which is gone first at the top. May be a minute behind. */
export const listReorder = endpoint({
  method: "GET",
  path: "/api/reorder",
  access: "admin",
  query: ReorderQuery,
  output: ReorderPage,
  errors: [],
});
