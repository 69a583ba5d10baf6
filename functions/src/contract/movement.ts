import * as z from "zod/mini";
import { instant } from "./values/instant.ts";
import { id } from "./values/primitives.ts";

/** What moves stock: `seed` opens the ledger of a part that was there before, `add` that of a new one. */
export const MovementCause = z.enum(["seed", "add", "sale", "release", "restock", "edit"]);

/** One change of a part's stock. */
export const Movement = z.object({
  /** When it happened, ISO 8601. */
  at: instant,
  /** The pieces that came or, below 0, left. */
  change: z.int(),
  /** The stock before it. */
  before: z.int(),
  /** The stock after it. */
  after: z.int(),
  cause: MovementCause,
  /** The uid of the person who caused it, or a hash of it once they have deleted their account. */
  who: z.string(),
  /** The order that was placed or deleted. */
  orderId: z.optional(id),
  /** Why, as an admin typed it. */
  reason: z.optional(z.string()),
});
export type Movement = z.infer<typeof Movement>;
