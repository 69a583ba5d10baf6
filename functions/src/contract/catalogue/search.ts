import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { brand, make, model, year } from "../part-details.ts";
import { partGroups } from "../values/part-groups.ts";
import { id, price, sentText, whole } from "../values/primitives.ts";
import { repeated, searched } from "../values/searched.ts";
import { CatalogueAnswer } from "./answer.ts";
import { requires } from "./requires.ts";

export const CatalogueQuery = z
  .object({
    /** Words, a part number, or what a scanner sends of it. Words that name a vehicle, or its whole VIN, are read as one; not those in quotation marks. */
    q: z.optional(searched),
    /** Exactly these parts. */
    id: z.optional(repeated("id", id, 30)),
    group: z.optional(repeated("group", z.enum(partGroups), 20)),
    brand: z.optional(repeated("brand", brand("brand"), 20)),
    /** The vehicle: a make, or a make and a model, or these and a year. It marks parts, and filters none. */
    make: z.optional(make("make")),
    model: z.optional(model("model")),
    year: z.optional(year("year")),
    /** With `only`, the parts that fit the vehicle, and universal ones. */
    fit: z.optional(z.literal("only", "fit can only be only.")),
    /** With `in`, the parts that can be ordered. */
    stock: z.optional(z.literal("in", "stock can only be in.")),
    /** The lowest price, in the shop's currency. */
    min: z.optional(price("min")),
    /** The highest price, in the shop's currency. */
    max: z.optional(price("max")),
    /** Without it, `best` with `q` and else `newest`. Out of stock comes last in `best` alone. */
    sort: z.optional(
      z.enum(["best", "newest", "price", "-price", "name"], "sort is best, newest, price, -price or name."),
    ),
    /** The maximum number of parts: 24 unless given, or as many as there are ids. */
    limit: z.optional(whole("limit", 1, 48)),
    /** The cursor that the page before gave as `next`. */
    after: z.optional(sentText(2048, "after must be a cursor.")),
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

/**
 * Finds parts by words, numbers and the vehicle they are for, with the number of parts behind each filter. A vehicle may
 * be among the words; `make`, `model` and `year` win over them. The answer, quantities included, may be five seconds behind.
 */
export const searchCatalogue = endpoint({
  method: "GET",
  path: "/api/products",
  access: "anyone",
  shows: "catalogue",
  query: CatalogueQuery,
  output: CatalogueAnswer,
  errors: [],
});
