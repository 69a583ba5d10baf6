import * as z from "zod/mini";
import { instant } from "../values/instant.ts";
import { id } from "../values/primitives.ts";

/** The cause of a movement of stock: `seed` opens the ledger of a part that was there before, `add` that of a new one. */
export const MovementCause = z.enum([
  "seed",
  "add",
  "sale",
  "release",
  "restock",
  "edit",
  "import",
  "undo",
  "return",
  "count",
  "receive",
]);

export const Movement = z.object({
  at: instant,
  /** The pieces that came or, below 0, left. */
  change: z.int(),
  before: z.int(),
  after: z.int(),
  cause: MovementCause,
  /** The uid of the person who caused it, or a hash of it once they have deleted their account. */
  who: z.string(),
  orderId: z.optional(id),
  reason: z.optional(z.string()),
});
export type Movement = z.infer<typeof Movement>;
