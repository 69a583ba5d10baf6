import { type PartFieldName, partFields } from "./part-fields.ts";

const names = Object.keys(partFields) as PartFieldName[];

/**
 * The columns that a file of parts may have, by their names. With `version`, what others changed since then stays. With
 * `quantityWhenExported`, a quantity is its difference to that.
 */
export const fileColumns = ["_id", "version", ...names, "quantityWhenExported"] as const;
export type FileColumn = (typeof fileColumns)[number];

/** What a spreadsheet would run. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell as it's written into a file, so that a spreadsheet shows it as it is. */
export function asPlainCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell that was written so. */
export function fromPlainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
