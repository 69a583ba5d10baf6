import Papa from "papaparse";
import { type FileFormat, type Separator, separators, UnreadableFile } from "./file-format.ts";

/** Parsed at once. Each time, the parser looks through all that's left. */
const AT_ONCE = 5000;

/** A spreadsheet's first line that names its separator. It's no row. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;

export function guessSeparator(text: string): Separator {
  const sample = text.slice(0, 100_000);
  const named = NAMED_SEPARATOR.exec(sample)?.[1];
  const delimiter =
    named ?? Papa.parse(sample, { newline: "\n", preview: 50, skipEmptyLines: true }).meta.delimiter;
  return delimiter in separators ? (delimiter as Separator) : ",";
}

/** The rows of a text, as cells. Empty ones too, so that their places are those of a spreadsheet. */
export function* rowsOfText(
  text: string,
  { separator, hasQuotes }: Pick<FileFormat, "separator" | "hasQuotes">,
): Generator<readonly string[]> {
  let rest = text.replace(NAMED_SEPARATOR, "");
  let line = 0;
  while (rest !== "") {
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      ...{ delimiter: separator, newline: "\n", preview: AT_ONCE, fastMode: false },
      // No text has that character, because one that had would be refused.
      quoteChar: hasQuotes ? '"' : "\0",
    });
    const open = errors.find(({ code }) => code === "MissingQuotes");
    if (open) throw openQuote(line + (open.row ?? 0) + 1);
    for (const row of data) yield withoutReturn(row);
    line += data.length;
    rest = rest.slice(meta.cursor);
  }
}

/** Windows ends its lines with two characters. */
function withoutReturn(row: string[]): string[] {
  const last = row.at(-1);
  if (last?.endsWith("\r")) row[row.length - 1] = last.slice(0, -1);
  return row;
}

function openQuote(line: number): UnreadableFile {
  return new UnreadableFile(
    `A quotation mark in line ${line} never closes, so the rest of the file would be one cell. Fix that line, or treat quotation marks as ordinary characters.`,
    { hasQuotes: false },
  );
}
