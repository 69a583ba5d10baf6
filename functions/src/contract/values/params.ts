import * as z from "zod/mini";
import { id } from "./primitives.ts";

export const IdParams = z.object({ id });

/** The response to a deletion. */
export const Deleted = z.object({ _id: id });

export const OwnQuery = z.object({
  /** With `true` admins, who would be sent everybody's, get their own alone. */
  own: z.optional(z.literal("true", { error: "own can only be true." })),
});
