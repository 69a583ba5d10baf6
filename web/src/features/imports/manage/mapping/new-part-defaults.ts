import type { ImportRow } from "@carparts/functions/contract/admin/imports";
import * as z from "zod/mini";
import { guessGroup } from "./group-guess.ts";

/** Cells of a new part whose row has none. */
export const NewPartDefaults = z.object({
  quantity: z.string(),
  minimumQuantity: z.string(),
  /** Empty for the group that the name suggests. */
  group: z.string(),
  /** Empty for the name. */
  description: z.string(),
  /** Empty for the drawing of the group. */
  picture: z.string(),
});
export type NewPartDefaults = z.infer<typeof NewPartDefaults>;
export type DefaultedField = keyof NewPartDefaults;

export const standardDefaults: NewPartDefaults = {
  ...{ quantity: "0", minimumQuantity: "1", group: "", description: "", picture: "" },
};

export const defaultedFields = Object.keys(standardDefaults) as DefaultedField[];

/** Fills in the empty cells of a new part's row. */
export function withDefaults(cells: ImportRow, defaults: NewPartDefaults): ImportRow {
  const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell)) as ImportRow;
  const { name = "" } = given;
  const group = given.group ?? (defaults.group || guessGroup(name));
  const { quantity, minimumQuantity, description, picture } = defaults;
  return {
    ...{ quantity, minimumQuantity, group },
    description: description || name,
    picture: picture || `/parts/groups/${group}.svg`,
    ...given,
  };
}
