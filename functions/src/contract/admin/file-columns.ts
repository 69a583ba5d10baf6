import { type PartFieldName, partFields } from "./part-fields.ts";

/** A file names one offer in columns of its own. */
const names = (Object.keys(partFields) as PartFieldName[]).filter((name) => name !== "offers");

/**
 * The columns that a file of parts may have, by their names. With `version`, what others changed since then stays. With
 * `quantityWhenExported`, a quantity is its difference to that. With `supplier`, its name, `cost` is that of its offer.
 */
export const fileColumns = [
  ...(["_id", "version"] as const),
  ...names,
  ...(["supplier", "supplierNumber", "pack", "quantityWhenExported"] as const),
] as const;
export type FileColumn = (typeof fileColumns)[number];
