import type { Part } from "@carparts/functions/contract/catalogue/part";
import { isSameName } from "@carparts/functions/contract/values/names";

export type FitmentRow = Part["fitment"][number];

/** Each make with its rows, by name. */
export function makesOf(rows: readonly FitmentRow[]): { name: string; rows: FitmentRow[] }[] {
  const names = rows
    .map(({ make }) => make)
    .filter((make, place, all) => all.findIndex((each) => isSameName(each, make)) === place)
    .sort();
  return names.map((name) => ({ name, rows: rows.filter(({ make }) => isSameName(make, name)) }));
}
