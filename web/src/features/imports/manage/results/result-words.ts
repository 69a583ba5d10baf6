import type { ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import type { RowState, RowStates } from "../running/run-state.ts";

/** In the order in which they matter. */
export const resultWords: Readonly<Record<ChangeResult, string>> = {
  wrong: "Can't be imported",
  conflict: "Changed meanwhile",
  gone: "Gone",
  create: "New",
  update: "Changed",
  same: "Unchanged",
};

const notImported: readonly ChangeResult[] = ["wrong", "conflict", "gone"];

export const resultColours: Readonly<Record<ChangeResult, string>> = {
  ...{ wrong: "badge-error", conflict: "badge-error", gone: "badge-error" },
  ...{ create: "badge-success", update: "badge-info", same: "badge-ghost" },
};

/** The rows that are shown. A row with a warning comes in without one of its cells. */
export type RowFilter = ChangeResult | "all" | "warning";
export type Counts = Readonly<Record<RowFilter, number>>;

export function countResults(results: readonly RowStates[]): Counts {
  const counts = { all: 0, warning: 0, wrong: 0, conflict: 0, gone: 0, create: 0, update: 0, same: 0 };
  for (const chunk of results)
    for (const state of chunk) {
      if (!state.result) continue;
      counts.all++;
      counts[state.result]++;
      if (isShown("warning", state)) counts.warning++;
    }
  return counts;
}

export function isShown(filter: RowFilter, { result, hasWarning }: RowState): boolean {
  if (filter === "warning") return hasWarning && !isRefused({ result });
  return result !== undefined && (filter === "all" || filter === result);
}

export function isRefused({ result }: Pick<RowState, "result">): boolean {
  return result !== undefined && notImported.includes(result);
}

/** Where a row is: its chunk, and its place in that. */
export type RowPlace = readonly [chunk: number, row: number];

/** Finds some of the wanted rows, in their order. Of 200,000 rows, no list is made for a page of them. */
export function placesOf(
  results: readonly RowStates[],
  isWanted: (state: RowState) => boolean,
  from = 0,
  most = Number.POSITIVE_INFINITY,
): RowPlace[] {
  const places: RowPlace[] = [];
  let left = from;
  for (const [index, chunk] of results.entries())
    for (const [row, state] of chunk.entries()) {
      if (!isWanted(state)) continue;
      if (left > 0) left--;
      else if (places.push([index, row]) === most) return places;
    }
  return places;
}
