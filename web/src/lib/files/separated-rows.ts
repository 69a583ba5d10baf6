import Papa from "papaparse";
import {
  type FileFormat,
  type Separator,
  type SourceRow,
  separators,
  UnreadableFile,
} from "./file-format.ts";
import { htmlText } from "./html-text.ts";

/** Parsed at once. Each time, the parser looks through all that's left. */
const AT_ONCE = 5000;

/** A spreadsheet's first line that names its separator. It's no row. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;

export function guessSeparator(text: string): Separator {
  const sample = text.slice(0, 100_000);
  const named = NAMED_SEPARATOR.exec(sample)?.[1];
  const plain = sample.replace(/&#?\w{2,31};/g, "");
  const delimiter =
    named ?? Papa.parse(plain, { newline: "\n", preview: 50, skipEmptyLines: true }).meta.delimiter;
  return delimiter in separators ? (delimiter as Separator) : ",";
}

/** The rows of a text, as cells. Empty ones too, so that their places are those of a spreadsheet. */
export function* rowsOfText(
  text: string,
  { separator, hasQuotes }: Pick<FileFormat, "separator" | "hasQuotes">,
): Generator<SourceRow> {
  let rest = text.replace(NAMED_SEPARATOR, "");
  let line = 0;
  let whole: ((row: string[]) => string[]) | undefined;
  while (rest !== "") {
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      ...{ delimiter: separator, newline: "\n", preview: AT_ONCE, fastMode: false },
      // No text has that character, because one that had would be refused.
      quoteChar: hasQuotes ? '"' : "\0",
    });
    const open = errors.find(({ code }) => code === "MissingQuotes");
    if (open) throw openQuote(line + (open.row ?? 0) + 1);
    whole ??= separator === ";" ? entityJoiner(data) : (row) => row;
    for (const row of data) yield withoutReturn(whole(row));
    line += data.length;
    rest = rest.slice(meta.cursor);
  }
}

const ENTITY_START = /&#?\w{2,31}$/;

function joinEntities(row: SourceRow): string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const cell of row) {
    if (isOpen) whole.push(`${whole.pop()};${cell}`);
    else whole.push(cell);
    const start = ENTITY_START.exec(cell)?.[0];
    isOpen = start !== undefined && htmlText(`${start};`) !== `${start};`;
  }
  return whole;
}

/** Puts an unquoted `Br&auml;mse` together again, whose semicolon was taken for a separator, where a row then has as many cells as others. */
function entityJoiner(rows: readonly string[][]): (row: string[]) => string[] {
  const counts = new Map<number, number>();
  for (const { length } of [...rows.map(joinEntities), ...rows])
    counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].sort(([one, few], [other, many]) => many - few || one - other)[0] ?? [];
  return (row) => {
    if (usual === undefined || row.length <= usual) return row;
    const joined = joinEntities(row);
    return joined.length === usual ? joined : row;
  };
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
