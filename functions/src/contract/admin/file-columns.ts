import { type PartFieldName, partFields } from "./part-fields.ts";

const names = Object.keys(partFields) as PartFieldName[];

/**
 * The columns that a file of parts may have, by their names. With `version`, what others changed since then stays. With
 * `quantityWhenExported`, a quantity is its difference to that.
 */
export const fileColumns = ["_id", "version", ...names, "quantityWhenExported"] as const;
export type FileColumn = (typeof fileColumns)[number];
