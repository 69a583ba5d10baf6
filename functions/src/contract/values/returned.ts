import * as z from "zod/mini";
import { instant } from "./instant.ts";

/** Pieces of an order that came back. */
export const Return = z.object({
  at: instant,
  pieces: z.int(),
  /** True if they can be sold again. */
  isSellable: z.boolean(),
  /** True if they are in the part's stock again. Sellable pieces of a deleted part aren't. */
  isRestocked: z.boolean(),
  reason: z.string(),
  /** True if their deposit was given back. */
  isDepositBack: z.optional(z.boolean()),
  /** The credit note that was written for it. */
  credit: z.optional(z.string()),
});
export type Return = z.infer<typeof Return>;
