import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Product } from "../products.ts";
import { instant } from "../values/instant.ts";
import { IdParams } from "../values/params.ts";
import { partGroups } from "../values/part-groups.ts";
import { id } from "../values/primitives.ts";

const contact = { name: z.string(), address: z.string(), email: z.string() };

/** Who answers for the parts of a brand. */
export const Manufacturer = z.object({
  ...contact,
  /** Who answers for them in the EU, where the maker isn't there. */
  responsible: z.nullable(z.object(contact)),
});
export type Manufacturer = z.infer<typeof Manufacturer>;

/** All that anyone may know of a part. */
export const Part = z.object({
  ...Product.shape,
  /** The part's own number. */
  partNumber: z.nullable(z.string()),
  /** The number in its barcode, of 8, 12, 13 or 14 digits. */
  gtin: z.nullable(z.string()),
  /** Empty where none was given. */
  brand: z.string(),
  /** Of its brand, as it was a minute ago at most; null as long as the shop names none. */
  maker: z.nullable(Manufacturer),
  group: z.enum(partGroups),
  /** Its side, axle, sizes and the like. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  oemNumbers: z.array(z.string()),
  equivalents: z.array(z.object({ brand: z.string(), number: z.string() })),
  /** The part that replaces it: the last one, where that one is replaced as well. */
  supersededBy: z.nullable(z.object({ _id: id, name: z.string() })),
  /** Without rows it's universal. `yearTo` is null while the model is built. */
  fitment: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      yearFrom: z.int(),
      yearTo: z.nullable(z.int()),
      note: z.optional(z.string()),
    }),
  ),
  /** For one piece, beside the price: given back for the old part. */
  deposit: z.number(),
  /** The first day on which a supplier is to send some, such as 2026-12-12. It may be past; null where none is known. */
  expected: z.nullable(z.string()),
  /** The ratings of its buyers; `average` has one decimal, null without reviews. */
  ratings: z.object({ count: z.int(), average: z.nullable(z.number()) }),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Part = z.infer<typeof Part>;

/** Shows all of one part, as it is now. */
export const readPart = endpoint({
  method: "GET",
  path: "/api/products/:id",
  access: "anyone",
  shows: "part",
  params: IdParams,
  output: Part,
  errors: ["not_found"],
});
