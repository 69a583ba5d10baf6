import * as z from "zod/mini";
import { pageOf } from "../list.ts";
import { Product } from "../products.ts";
import { partGroups } from "../values/part-groups.ts";
import { Part } from "./part.ts";

/** Why a part was found by a number: the number as stored, and the brand of an equivalent. */
export const Matched = z.object({
  kind: z.enum(["own", "oem", "equivalent", "superseded"]),
  number: z.string(),
  brand: z.optional(z.string()),
});
export type Matched = z.infer<typeof Matched>;

/** A part in a list. */
export const CatalogueEntry = z.object({
  ...Product.shape,
  /** The part's own number. */
  partNumber: Part.shape.partNumber,
  /** Empty where none was given. */
  brand: Part.shape.brand,
  group: Part.shape.group,
  /** For one piece, beside the price: given back for the old part. Missing where there is none. */
  deposit: z.optional(z.number()),
  /** The first day on which a supplier is to send some, or null. */
  expected: Part.shape.expected,
  /** Null where it was found by words. */
  matched: z.nullable(Matched),
  /** True if it fits the vehicle of the query. Null without one. */
  fits: z.nullable(z.union([z.boolean(), z.literal("universal")])),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

export function counts<Value extends z.ZodMiniType>(value: Value) {
  return z.array(z.object({ value, count: z.int() }));
}

/** The number of parts that each choice would leave. A count ignores its own filter and keeps all others. */
export const Facets = z.object({
  group: counts(z.enum(partGroups)),
  /** The 200 most frequent. */
  brand: counts(z.string()),
  stock: z.object({ in: z.int() }),
  /** Null without a vehicle. */
  fit: z.object({ only: z.nullable(z.int()) }),
  /** Null where there are no parts. */
  price: z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }),
});
export type Facets = z.infer<typeof Facets>;

/** A vehicle that words name: a make, its model, and a year or a span of years. */
export const ReadVehicle = z.object({
  make: z.string(),
  model: z.optional(z.string()),
  year: z.optional(z.int()),
  yearFrom: z.optional(z.int()),
  yearTo: z.optional(z.int()),
});
export type ReadVehicle = z.infer<typeof ReadVehicle>;

/** The reading of the text. */
export const Read = z.object({
  /** The words that were searched for. Empty where all words name the vehicle. */
  words: z.string(),
  /** Parts that don't fit it are left out, but for those whose own words were typed. */
  vehicle: z.nullable(ReadVehicle),
  /** Words that say nothing, such as `for` and `my`. */
  ignored: z.array(z.string()),
  /** Words without which alone something was found. */
  dropped: z.array(z.string()),
  /** Only where the words may name several vehicles: these, of which the parts fit one. */
  choices: z.optional(z.array(ReadVehicle)),
});
export type Read = z.infer<typeof Read>;

export const CatalogueAnswer = pageOf(CatalogueEntry, {
  /** The number of parts on all pages. */
  total: z.int(),
  facets: Facets,
  /** Null without `q`. */
  read: z.nullable(Read),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;
