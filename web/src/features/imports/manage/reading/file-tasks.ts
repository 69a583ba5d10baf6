import type { FileFormat } from "#lib/files/file-format.ts";
import type { Mapping } from "../mapping/mapping.ts";
import type { Corrections, SavedMapping } from "../mapping/saved-mappings.ts";
import type { FileColumn } from "./file-columns.ts";

/** A sheet of a workbook. */
export interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The first look at a file: its format and columns. */
export interface FileLook {
  readonly format: FileFormat;
  readonly sheets: readonly ListedSheet[];
  /** Tells of rows that were left out or look wrong, as sentences. */
  readonly notices: readonly string[];
  readonly columns: readonly FileColumn[];
  /** Below the header. */
  readonly rows: number;
  /** Kept corrections that suit it. */
  readonly keptCorrections?: Corrections | undefined;
}

/** Looks at a whole file: what it is and what it has. */
export interface LookTask {
  readonly file: File;
  readonly corrections: Corrections;
  /** May be of the same supplier. */
  readonly kept?: readonly SavedMapping[];
}

/** Puts the rows of a file into the browser's database, as the API takes them. */
export interface PrepareTask {
  readonly file: File;
  readonly look: FileLook;
  readonly mapping: Mapping;
  readonly importId: string;
}

/** The worker's tasks. Their promises end with what they found. */
export interface FileTasks {
  look(task: LookTask, onProgress: (rows: number) => void): Promise<FileLook>;
  prepare(task: PrepareTask, onProgress: (chunks: number) => void): Promise<{ readonly leftOut: number }>;
}
