import * as z from "zod/mini";
import { Part } from "../catalogue/part.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { brand } from "../part-details.ts";
import { attentions } from "../values/attentions.ts";
import { IdParams } from "../values/params.ts";
import { partGroups } from "../values/part-groups.ts";
import { id } from "../values/primitives.ts";
import { repeated, searched } from "../values/searched.ts";
import { ListedOffer } from "./offers.ts";

export const partSorts = [
  "newest",
  "-newest",
  "name",
  "-name",
  "price",
  "-price",
  "quantity",
  "-quantity",
  "updated",
  "-updated",
] as const;
export type PartSort = (typeof partSorts)[number];

export const PartsQuery = z.object({
  /** Words, a number or a place on the shelves. */
  q: z.optional(searched),
  group: z.optional(repeated("group", z.enum(partGroups), 20)),
  brand: z.optional(repeated("brand", brand("brand"), 20)),
  /**
   * `out`: none in stock. `minimum`: fewer than the smallest order. `running-out`: gone in 14 days if it sells as in the
   * last 30. `picture`: a drawing or another file of the site in place of its own. `unlisted`: not in the merchant feed, which
   * takes no part without a price or with a drawing made of lines. `fitment`: no vehicles. `shelf`: no place. `superseded`:
   * replaced, and still in stock. `waiting`: customers wait for it. `no-offer`: no supplier sells it.
   * `ordered-late`: on order, and past its day.
   */
  attention: z.optional(z.enum(attentions, `attention is one of ${attentions.join(", ")}.`)),
  /** An import's id: the parts that it added or changed, 2,000 at most. */
  importId: z.optional(id),
  /** `newest` and `updated` begin with the latest; `-` turns round. */
  sort: z._default(z.enum(partSorts, `sort is one of ${partSorts.join(", ")}.`), "newest"),
  ...ListQuery.shape,
});
export type PartsQuery = z.infer<typeof PartsQuery>;

const { maker: _, ...shown } = Part.shape;

/** A part as admins see it. Of the parts that replace it `supersededBy` is the next one. */
export const ListedPart = z.object({
  ...shown,
  /** Where it lies. */
  shelf: z.nullable(z.string()),
  /** The cost of a piece to the shop, in the shop's currency. */
  cost: z.nullable(z.number()),
  offers: z.array(ListedOffer),
  /** The pieces that suppliers are to send. */
  onOrder: z.int(),
  /** The pieces on the shelf: those in stock, and those of orders that are `new`. */
  onHand: z.int(),
  /** The number of its stock's last movement, 0 where it has none. */
  lastMovement: z.int(),
  /** The number of accounts that wait to be told when it's available. */
  waiting: z.int(),
});
export type ListedPart = z.infer<typeof ListedPart>;

/** Lists parts with all that admins know of them. May be five seconds behind. */
export const searchParts = endpoint({
  method: "GET",
  path: "/api/parts",
  access: "admin",
  query: PartsQuery,
  output: pageOf(ListedPart, {
    /** The number of parts on all pages. */
    total: z.int(),
  }),
  errors: [],
});

/** Shows all that admins know of one part, as it is now. */
export const readWholePart = endpoint({
  method: "GET",
  path: "/api/parts/:id",
  access: "admin",
  params: IdParams,
  output: ListedPart,
  errors: ["not_found"],
});
