import type { SourceRow } from "#lib/files/file-format.ts";
import { guessTarget } from "../mapping/column-names.ts";

/** Above the header there may be the supplier's name, a date and empty lines. */
export const LOOKED_AT = 20;

/** The number of fields that cells name, if they are a header. */
export function countNamedFields(cells: SourceRow): number {
  return new Set(cells.map(guessTarget).filter(Boolean)).size;
}

/** The fewest fields that make a header of a row. */
export const FEWEST_FIELDS = 2;

/** The line, from 1, with the columns' names: of the first lines, the one that names most fields, or the first long one. */
export function guessHeaderLine(rows: readonly SourceRow[]): number {
  const first = rows.slice(0, LOOKED_AT);
  const named = first.map(countNamedFields);
  const most = Math.max(...named, 0);
  if (most >= FEWEST_FIELDS) return named.indexOf(most) + 1;
  const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== "").length);
  return filled.findIndex((count) => count > Math.max(...filled) / 2) + 1;
}
