import type { Corrections } from "../mapping/saved-mappings.ts";
import { columnsTally } from "./file-columns.ts";
import {
  type FileFormat,
  LARGEST_TEXT,
  LARGEST_WORKBOOK,
  MOST_COLUMNS,
  MOST_ROWS,
  UnreadableFile,
} from "./file-format.ts";
import type { FileLook } from "./file-tasks.ts";
import { guessHeaderLine, LOOKED_AT } from "./header-line.ts";
import { guessSeparator, rowsOfText } from "./separated-rows.ts";
import { decodeText, guessEncoding } from "./text-file.ts";
import { readSheets, rowsOfSheet } from "./workbook-rows.ts";

type Rows = Iterable<readonly string[]>;

/** A file that's in memory, of which nothing but its format is known yet. */
interface OpenFile {
  readonly format: FileFormat;
  readonly sheets: readonly string[];
  rows(format: FileFormat): Rows;
}

const ZIP = "504b0304";
const OLD_EXCEL = "d0cf11e0";

function readStart(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function openFile(file: Blob, corrections: Corrections): Promise<OpenFile> {
  if (file.size === 0) throw new UnreadableFile("This file is empty.");
  refuseLarge(file.size, LARGEST_TEXT);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = readStart(bytes);
  if (start === OLD_EXCEL)
    throw new UnreadableFile(
      "This is an old Excel workbook. Open it, save it as .xlsx, and choose that file.",
    );
  return start === ZIP ? openWorkbook(bytes, corrections) : openText(bytes, corrections);
}

function refuseLarge(size: number, most: number): void {
  if (size > most)
    throw new UnreadableFile(
      `This file has more than ${most / 1e6} MB. Split it and import one piece at a time.`,
    );
}

async function openWorkbook(bytes: Uint8Array, corrections: Corrections): Promise<OpenFile> {
  refuseLarge(bytes.length, LARGEST_WORKBOOK);
  const sheets = await readSheets(bytes);
  const names = sheets.map(({ sheet }) => sheet);
  // The largest one holds the list: others tell about it.
  const largest = sheets.toSorted((one, other) => other.data.length - one.data.length)[0]?.sheet ?? "";
  const sheet = names.find((name) => name === corrections.sheet) ?? largest;
  const format = { ...textFormat, kind: "workbook", ...corrections, sheet } as const;
  return { format, sheets: names, rows: (request) => rowsOfSheet(sheets, request) };
}

const textFormat: FileFormat = {
  ...{ kind: "text", encoding: "utf-8", separator: ",", hasQuotes: true },
  ...{ sheet: "", headerLine: 1, decimal: undefined, isDecimalChosen: false },
};

function openText(bytes: Uint8Array, corrections: Corrections): OpenFile {
  const encoding = corrections.encoding ?? guessEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const separator = corrections.separator ?? guessSeparator(text);
  const format = { ...textFormat, ...corrections, encoding, separator };
  return { format, sheets: [], rows: (request) => rowsOfText(text, request) };
}

/** Reads a whole file once, and keeps none of it. */
export async function lookAt(
  file: Blob,
  corrections: Corrections,
  onProgress: (rows: number) => void,
): Promise<FileLook> {
  const { format, sheets, rows } = await openFile(file, corrections);
  const headerLine = corrections.headerLine ?? guessHeaderLine(firstOf(rows(format)));
  let [line, count] = [0, 0];
  let tally = columnsTally([]);
  for (const cells of rows({ ...format, headerLine })) {
    line++;
    if (cells.length > MOST_COLUMNS) throw tooWide(cells.length);
    if (line === headerLine) tally = columnsTally(cells);
    if (line <= headerLine || cells.every((cell) => cell === "")) continue;
    tally.add(cells);
    count++;
    if (count > MOST_ROWS) throw tooLong();
    if (count % 5000 === 0) onProgress(count);
  }
  if (count === 0) throw new UnreadableFile("This file has no rows below its header.");
  const isDecimalChosen = corrections.decimal !== undefined;
  const decimal = corrections.decimal ?? tally.decimal();
  return {
    format: { ...format, headerLine, decimal, isDecimalChosen },
    ...{ sheets, columns: tally.columns(), rows: count },
  };
}

function firstOf(rows: Rows): (readonly string[])[] {
  const first: (readonly string[])[] = [];
  for (const cells of rows) if (first.push(cells) === LOOKED_AT) break;
  return first;
}

function tooWide(columns: number): UnreadableFile {
  return new UnreadableFile(
    `This file has ${columns} columns, and at most ${MOST_COLUMNS} can be read. Delete those you don't need, or choose another separator.`,
  );
}

function tooLong(): UnreadableFile {
  return new UnreadableFile(
    `This file has more than ${MOST_ROWS.toLocaleString("en")} rows. Split it and import one piece at a time.`,
  );
}
