import * as z from "zod/mini";
import { byName } from "../values/by-name.ts";
import { optionalText } from "../values/optional.ts";
import { pairOf } from "../values/pair.ts";
import { id } from "../values/primitives.ts";

/** Why a part is changed, for the ledger. */
export const why = z.optional(optionalText("Reason", 300));

/** Changes of a part, by its fields: the value before and the value after. A part that's new was null, and one that's deleted is. */
export const PartChanges = byName(pairOf(z.unknown(), z.unknown()));
export type PartChanges = z.infer<typeof PartChanges>;

/**
 * The result for a part that many are changed with. `same`: nothing changes. `conflict`: it was changed meanwhile.
 * `wrong`: it can't be changed so. `gone`: it isn't there.
 */
export const ChangeResult = z.enum(["create", "update", "same", "conflict", "wrong", "gone"]);
export type ChangeResult = z.infer<typeof ChangeResult>;

export const ChangedPart = z.object({
  _id: id,
  result: ChangeResult,
  changes: PartChanges,
  /** Why nothing of it is changed. */
  reason: z.optional(z.string()),
});
export type ChangedPart = z.infer<typeof ChangedPart>;
