import type { Part } from "@carparts/functions/contract/catalogue/part";
import { byNames } from "@carparts/functions/contract/values/name-order";
import { isSameName } from "@carparts/functions/contract/values/names";
import { plainText } from "@carparts/functions/contract/values/plain-text";

export type FitmentRow = Part["fitment"][number];

/** Each make with its rows, by name. */
export function uniqueMakes(rows: readonly FitmentRow[]): { name: string; rows: FitmentRow[] }[] {
  const names = rows
    .map(({ make }) => make)
    .filter((make, place, all) => all.findIndex((each) => isSameName(each, make)) === place)
    .sort(byNames);
  return names.map((name) => ({ name, rows: rows.filter(({ make }) => isSameName(make, name)) }));
}

/** Looks for each typed word in the row's text and its years. */
export function isAbout(row: FitmentRow, typed: string): boolean {
  const text = plainText(`${row.make} ${row.model} ${row.note ?? ""}`);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => {
      const year = /^\d{4}$/.test(word) ? Number(word) : Number.NaN;
      return text.includes(word) || (row.yearFrom <= year && year <= (row.yearTo ?? 9999));
    });
}
