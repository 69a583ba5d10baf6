import * as z from "zod/mini";
import { itemsOf, resultsOf, Seen } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { amount, id, pieces } from "../values/primitives.ts";
import { ChangedPart, why } from "./part-changes.ts";
import { partFields } from "./part-fields.ts";

const PriceChange = z
  .object({
    /** Per cent of the price, such as 5, or -2.5. */
    percent: z.optional(amount("Per cent", -100, 1000)),
    /** An amount that comes on top or, below 0, off. */
    add: z.optional(amount("Amount", -1_000_000, 1_000_000)),
    /** The decimals of the new price, such as 0.90: it's the nearest that ends so, and the upper one of two as near. */
    roundTo: z.optional(amount("Ending", 0, 0.99)),
  })
  .check(
    z.refine(({ percent, add }) => (percent === undefined) !== (add === undefined), {
      error: "Enter a percentage or an amount, not both.",
    }),
  );
export type PriceChange = z.infer<typeof PriceChange>;

const BulkChange = z
  .object({
    price: z.optional(PriceChange),
    group: z.optional(partFields.group.schema),
    brand: z.optional(partFields.brand.schema),
    minimumQuantity: z.optional(partFields.minimumQuantity.schema),
    shelf: z.optional(partFields.shelf.schema),
    /** The supplier that orders go to. A part keeps its other offers; a new offer has only these. */
    offer: z.optional(z.object({ supplierId: id, pack: z.optional(pieces("Pack", 1)) })),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: "Choose at least one field to change.",
    }),
  );
export type BulkChange = z.infer<typeof BulkChange>;

export const ChangeProducts = z.object({
  items: itemsOf(Seen, 200),
  change: BulkChange,
  why,
  /** Made up by who changes them, and the same for all calls of one change: by it `POST /api/imports/{id}/undo` takes it back. */
  changeId: z.optional(id),
  /** With `true` nothing is changed. */
  isDryRun: z._default(z.boolean(), false),
});
export type ChangeProducts = z.infer<typeof ChangeProducts>;

/** Changes up to 200 parts alike, each by itself: one that can't be changed stops no other. A part that is named twice is changed once. */
export const changeProducts = endpoint({
  method: "POST",
  path: "/api/products/bulk",
  access: "admin",
  changes: ["products"],
  body: ChangeProducts,
  limit: { calls: 900, seconds: 60 },
  output: resultsOf(ChangedPart),
  status: 200,
  errors: [],
});
