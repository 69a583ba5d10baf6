import * as z from "zod/mini";
import { instant } from "./instant.ts";
import { id, pieces, price, text } from "./primitives.ts";
import { Product } from "./products.ts";

export const partGroups = [
  "brakes",
  "filters",
  "ignition",
  "electrics",
  "lighting",
  "suspension",
  "steering",
  "engine",
  "cooling",
  "exhaust",
  "transmission",
  "body",
  "other",
] as const;
export type PartGroup = (typeof partGroups)[number];

/** A number as it's compared: without case, space, dot, hyphen and slash. */
export function normaliseNumber(number: string): string {
  return number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, "");
}

const brand = text("brand", 60);
const make = text("make", 60);
const model = text("model", 60);
const year = pieces("year", 1900).check(z.maximum(2100, { error: "year must be at most 2100." }));

/** A parameter that may be repeated, as a list. A single one arrives as text. */
function repeated<Item extends z.ZodMiniType>(label: string, item: Item, most: number) {
  const error = { error: `${label} must be valid, and be given ${most} times at most.` };
  const single = z.pipe(
    item,
    z.transform((value: z.output<Item>) => [value]),
  );
  return z.union([single, z.array(item).check(z.maxLength(most))], error);
}

function requires(parameter: string, needed: string) {
  return { path: [parameter], error: `${parameter} is of no use without ${needed}.` };
}

export const CatalogueQuery = z
  .object({
    /** Words or a part number. */
    q: z.optional(
      z.string("q must be text.").check(z.maxLength(200, { error: "q is longer than 200 characters." })),
    ),
    /** Exactly these parts. */
    id: z.optional(repeated("id", id, 30)),
    group: z.optional(repeated("group", z.enum(partGroups), 20)),
    brand: z.optional(repeated("brand", brand, 20)),
    /** The vehicle: a make, or a make and a model, or these and a year. It marks parts, and filters none. */
    make: z.optional(make),
    model: z.optional(model),
    year: z.optional(year),
    /** With `only`, the parts that fit the vehicle, and universal ones. */
    fit: z.optional(z.literal("only", "fit can only be only.")),
    /** With `in`, the parts that can be ordered. */
    stock: z.optional(z.literal("in", "stock can only be in.")),
    /** The lowest price, in US dollars. */
    min: z.optional(price("min")),
    /** The highest price, in US dollars. */
    max: z.optional(price("max")),
    /** Without it, `best` with `q` and else `newest`. Out of stock comes last in `best` alone. */
    sort: z.optional(
      z.enum(["best", "newest", "price", "-price", "name"], "sort is best, newest, price, -price or name."),
    ),
    /** The maximum number of parts: 24 unless given, or as many as there are ids. */
    limit: z.optional(pieces("limit", 1).check(z.maximum(48, { error: "limit must be at most 48." }))),
    /** The cursor that the page before gave as `next`. */
    after: z.optional(
      z.string("after must be a cursor.").check(z.maxLength(2048, { error: "after must be a cursor." })),
    ),
  })
  .check(
    z.refine((query) => query.model === undefined || query.make !== undefined, requires("model", "make")),
    z.refine((query) => query.year === undefined || query.model !== undefined, requires("year", "model")),
    z.refine((query) => query.fit === undefined || query.make !== undefined, requires("fit", "make")),
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ["min"],
      error: "min must not be above max.",
    }),
  );
export type CatalogueQuery = z.infer<typeof CatalogueQuery>;

/** Why a part was found by a number: the number as stored, and the brand of an equivalent. */
export const Matched = z.object({
  kind: z.enum(["own", "oem", "equivalent", "superseded"]),
  number: z.string(),
  brand: z.optional(z.string()),
});
export type Matched = z.infer<typeof Matched>;

/** A part in a list. */
export const CatalogueEntry = z.extend(Product, {
  /** The part's own number. */
  partNumber: z.nullable(z.string()),
  /** Empty where none was given. */
  brand: z.string(),
  group: z.enum(partGroups),
  /** Null where it was found by words. */
  matched: z.nullable(Matched),
  /** Whether it fits the vehicle of the query. Null without one. */
  fits: z.nullable(z.union([z.boolean(), z.literal("universal")])),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

function counts<Value extends z.ZodMiniType>(value: Value) {
  return z.array(z.object({ value, count: z.int() }));
}

/** How many parts each choice would leave. A count ignores its own filter and keeps all others. */
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

export const CatalogueAnswer = z.object({
  items: z.array(CatalogueEntry),
  /** The number of parts on all pages. */
  total: z.int(),
  facets: Facets,
  /** The cursor of the next page, null at the end. */
  next: z.nullable(z.string()),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswer>;

/** All that anyone may know of a part. */
export const Part = z.extend(Product, {
  /** The part's own number. */
  partNumber: z.nullable(z.string()),
  /** Empty where none was given. */
  brand: z.string(),
  group: z.enum(partGroups),
  oemNumbers: z.array(z.string()),
  equivalents: z.array(z.object({ brand: z.string(), number: z.string() })),
  /** The part that replaces it. */
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
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Part = z.infer<typeof Part>;

/** Nothing for the makes, a make for its models, both for a model's years. */
export const VehiclesQuery = z
  .object({ make: z.optional(make), model: z.optional(model) })
  .check(
    z.refine((query) => query.model === undefined || query.make !== undefined, requires("model", "make")),
  );
export type VehiclesQuery = z.infer<typeof VehiclesQuery>;

export const VehiclesAnswer = z.object({
  /** Makes and models by name, years with the latest first. Universal parts are not counted. */
  values: counts(z.union([z.string(), z.int()])),
});
export type VehiclesAnswer = z.infer<typeof VehiclesAnswer>;
