import type { ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import type { StoredImport, StoredRow } from "./import-store.ts";

export interface RowState {
  readonly result: ChangeResult | undefined;
  readonly hasWarning: boolean;
}
export type RowStates = readonly RowState[];

export function toRowStates(rows: readonly StoredRow[]): RowStates {
  return rows.map(({ outcome }) => {
    return {
      result: outcome?.result,
      hasWarning: outcome?.problems.some(({ isWarning }) => isWarning) ?? false,
    };
  });
}

/** Why a run doesn't move. It goes on by itself once another tab is done, or when it tries again. */
export type Halt =
  | { readonly why: "paused" | "elsewhere" }
  | { readonly why: "retrying" | "failed"; readonly words: string };

export interface RunState {
  /** True once the stored import was read. */
  readonly isRead: boolean;
  readonly stored: StoredImport | undefined;
  /** Of the rows by chunk. */
  readonly results: readonly RowStates[];
  readonly halt: Halt | undefined;
}

/** Once there is one. */
export interface ActiveRunState extends RunState {
  readonly stored: StoredImport;
}

export const NOTHING: RunState = { isRead: false, stored: undefined, results: [], halt: undefined };
