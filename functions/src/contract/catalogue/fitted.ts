import type { Part } from "./part.ts";

type Row = Part["fitment"][number];

/** The years of a vehicle that a part fits, as people read them. */
export function yearsOf({ yearFrom, yearTo }: Pick<Row, "yearFrom" | "yearTo">): string {
  if (yearTo === null) return `from ${yearFrom}`;
  return yearFrom === yearTo ? `${yearFrom}` : `${yearFrom} to ${yearTo}`;
}

/** Such as VW Golf 2009 to 2013. */
export function fittedVehicle(row: Row): string {
  return `${row.make} ${row.model} ${yearsOf(row)}`;
}

/** The vehicles in words, each once, with what else has to agree. */
export function fittedWords(rows: readonly Row[]): string {
  const words = rows.map((row) => (row.note ? `${fittedVehicle(row)} (${row.note})` : fittedVehicle(row)));
  return [...new Set(words)].join(", ");
}
