import * as z from "zod/mini";
import { id, version } from "./values/primitives.ts";

// A call on many things answers 200 with a result for each, and a refusal of one stops no other.

/** A thing, and the version of it that the caller saw. */
export const Seen = z.object({
  _id: id,
  /** The version that you saw. */
  version,
});

/** The things that the call is on, at most so many. */
export function itemsOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z
    .array(item, { error: "Items must be a list." })
    .check(z.maxLength(most, { error: `At most ${most} at once.` }));
}

/** The result for each, in the order in which they were first named. */
export function resultsOf<Result extends z.ZodMiniType<{ readonly result: string }>>(result: Result) {
  return z.object({ items: z.array(result) });
}
