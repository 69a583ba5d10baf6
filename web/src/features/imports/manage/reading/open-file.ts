import { type FileFormat, type SourceRow, UnreadableFile } from "#lib/files/file-format.ts";
import type { ListedSheet } from "./file-tasks.ts";

/** A file that's in memory, of which nothing but its format is known yet. */
export interface OpenFile {
  readonly format: FileFormat;
  readonly sheets: readonly ListedSheet[];
  rows(format: FileFormat): Iterable<SourceRow>;
  /** About the rows that were read last. */
  notices(): readonly string[];
}

export const defaultFormat: FileFormat = {
  ...{ kind: "text", encoding: "utf-8", separator: ",", hasQuotes: true },
  ...{ sheet: "", headerLine: 1, decimal: undefined, isDecimalChosen: false },
};

export function refuseLarge(size: number, most: number): void {
  if (size > most)
    throw new UnreadableFile(
      `This file has more than ${most / 1e6} MB. Split it and import one piece at a time.`,
    );
}
