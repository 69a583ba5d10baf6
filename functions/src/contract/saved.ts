import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { pageOf } from "./list.ts";
import { Product } from "./products.ts";
import { instant } from "./values/instant.ts";
import { Deleted, IdParams } from "./values/params.ts";

/** A saved part, with its present price and stock. */
export const SavedPart = z.object({
  ...Product.shape,
  /** The first day on which a supplier is to send some, or null. */
  expected: z.nullable(z.string()),
  /** True if you asked to be told when it's available. */
  notify: z.boolean(),
  /** When it became available after you asked, ISO 8601. Asking again, or saving it without, takes this away. */
  availableAt: z.optional(instant),
});
export type SavedPart = z.infer<typeof SavedPart>;

/** Lists your saved parts, at most 200 on one page, last saved first. Deleted parts are left out. */
export const listSaved = endpoint({
  method: "GET",
  path: "/api/saved",
  access: "signed-in",
  output: pageOf(SavedPart),
  errors: [],
});

/** Returns one of your saved parts. */
export const readSaved = endpoint({
  method: "GET",
  path: "/api/saved/:id",
  access: "signed-in",
  params: IdParams,
  output: SavedPart,
  errors: ["not_found"],
});

/**
 * Saves a part, or changes `notify` of one that is saved, which keeps its place. With `notify` you're told when it's
 * available, or at once if it is. The 201st part is refused.
 */
export const savePart = endpoint({
  method: "PUT",
  path: "/api/saved/:id",
  access: "signed-in",
  changes: [],
  params: IdParams,
  body: z.optional(z.object({ notify: z.optional(z.boolean({ error: "notify must be true or false." })) })),
  output: SavedPart,
  errors: ["not_found", "list_full"],
});

/** Takes a part off your saved list. */
export const forgetPart = endpoint({
  method: "DELETE",
  path: "/api/saved/:id",
  access: "signed-in",
  changes: [],
  params: IdParams,
  output: Deleted,
  errors: ["not_found"],
});
