import type { ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import type { RowResults } from "../running/run-state.ts";

/** In the order in which they matter. */
export const resultWords: Readonly<Record<ChangeResult, string>> = {
  wrong: "Wrong",
  conflict: "Changed meanwhile",
  gone: "Gone",
  create: "New",
  update: "Changed",
  same: "Unchanged",
};

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

/** Where a row is: its chunk, and its place in that. */
export type RowPlace = readonly [chunk: number, row: number];

/** The rows with one of these results, or all that have one. */
export function placesOf(results: readonly RowResults[], wanted: ChangeResult | undefined): RowPlace[] {
  return results.flatMap((chunk, index) =>
    chunk.flatMap((result, row) =>
      result && (wanted === undefined || result === wanted) ? [[index, row] as const] : [],
    ),
  );
}
