import type { ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import type { StoredImport } from "./import-store.ts";

export type RowResults = readonly (ChangeResult | undefined)[];

export interface RunState {
  /** True once the stored import was read. */
  readonly isRead: boolean;
  readonly stored: StoredImport | undefined;
  /** Of the rows by chunk. */
  readonly results: readonly RowResults[];
  readonly isPaused: boolean;
  /** Another tab is running this import. */
  readonly isElsewhere: boolean;
  /** Why it waits to try again. */
  readonly trouble: string | undefined;
  /** Why it stopped. */
  readonly failure: string | undefined;
}

/** Once there is one. */
export interface ActiveRunState extends RunState {
  readonly stored: StoredImport;
}

export const NOTHING: RunState = {
  ...{ isRead: false, stored: undefined, results: [], isPaused: false, isElsewhere: false },
  ...{ trouble: undefined, failure: undefined },
};
