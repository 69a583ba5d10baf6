import type { ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import type { RowResults } from "../running/run-state.ts";

/** In the order in which they matter. */
export const resultWords: Readonly<Record<ChangeResult, string>> = {
  wrong: "Can't be imported",
  conflict: "Changed meanwhile",
  gone: "Gone",
  create: "New",
  update: "Changed",
  same: "Unchanged",
};

export const allResults = Object.keys(resultWords) as ChangeResult[];
export const notImported: readonly ChangeResult[] = ["wrong", "conflict", "gone"];

export const resultColours: Readonly<Record<ChangeResult, string>> = {
  ...{ wrong: "badge-error", conflict: "badge-error", gone: "badge-error" },
  ...{ create: "badge-success", update: "badge-info", same: "badge-ghost" },
};

export type Counts = Readonly<Record<ChangeResult, number>>;

export function countResults(results: readonly RowResults[]): Counts {
  const counts = { wrong: 0, conflict: 0, gone: 0, create: 0, update: 0, same: 0 };
  for (const chunk of results) for (const result of chunk) if (result) counts[result]++;
  return counts;
}

export function totalCount(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Where a row is: its chunk, and its place in that. */
export type RowPlace = readonly [chunk: number, row: number];

/** Some of the rows with one of these results, in their order. Of 200,000 rows, no list is made for a page of them. */
export function placesOf(
  results: readonly RowResults[],
  wanted: readonly ChangeResult[],
  from = 0,
  most = Number.POSITIVE_INFINITY,
): RowPlace[] {
  const places: RowPlace[] = [];
  let left = from;
  for (const [index, chunk] of results.entries())
    for (const [row, result] of chunk.entries()) {
      if (!result || !wanted.includes(result)) continue;
      if (left > 0) left--;
      else if (places.push([index, row]) === most) return places;
    }
  return places;
}
