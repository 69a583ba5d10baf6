import * as z from "zod/mini";
import { after, whole } from "./values/primitives.ts";

/** A page of a list under `/api/`, with what else is said of the whole list. `next` is the cursor for `after`, null at the end. */
export function pageOf<Item extends z.ZodMiniType, Whole extends z.core.$ZodShape = Record<never, never>>(
  item: Item,
  whole: Whole = {} as Whole,
) {
  return z.object({ items: z.array(item), ...whole, next: z.nullable(z.string()) });
}

/** `after` belongs to its query, of which `limit` alone may change. */
export const ListQuery = z.object({
  limit: z._default(whole("limit", 1, 100), 25),
  after: z.optional(after),
});
export type ListQuery = z.infer<typeof ListQuery>;
