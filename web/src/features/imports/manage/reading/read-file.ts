import {
  LARGEST_TEXT,
  MOST_COLUMNS,
  MOST_ROWS,
  type SourceRow,
  UnreadableFile,
} from "#lib/files/file-format.ts";
import { guessSeparator, rowsOfText } from "#lib/files/separated-rows.ts";
import { decodeText, guessEncoding } from "#lib/files/text-file.ts";
import { xmlEncoding } from "#lib/files/xml-events.ts";
import { type Corrections, columnsText, type SavedMapping } from "../mapping/saved-mappings.ts";
import { columnsTally } from "./file-columns.ts";
import type { FileLook } from "./file-tasks.ts";
import { guessHeaderLine, LOOKED_AT } from "./header-line.ts";
import { defaultFormat, type OpenFile, refuseLarge } from "./open-file.ts";
import { openWorkbook } from "./workbook-file.ts";
import { openXml } from "./xml-file.ts";

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
  if (start === OLD_EXCEL) throw oldContainer(bytes);
  if (start === ZIP) return openWorkbook(bytes, corrections);
  const encoding = xmlEncoding(bytes);
  return encoding ? openXml(decodeText(bytes, encoding), corrections) : openText(bytes, corrections);
}

/** Excel puts a workbook that has a password into a file of the old kind. */
function oldContainer(bytes: Uint8Array): UnreadableFile {
  const isEncrypted = new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");
  return new UnreadableFile(
    isEncrypted
      ? "This workbook has a password. Open it, save it without one, and choose that file."
      : "This is an old Excel workbook. Open it, save it as .xlsx, and choose that file.",
  );
}

function openText(bytes: Uint8Array, corrections: Corrections): OpenFile {
  const encoding = corrections.encoding ?? guessEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const separator = corrections.separator ?? guessSeparator(text);
  const format = { ...defaultFormat, ...corrections, encoding, separator };
  return { format, sheets: [], rows: (request) => rowsOfText(text, request), notices: () => noticesOf(text) };
}

/** A letter that its encoding lacks came from another file. */
function noticesOf(text: string): string[] {
  return text.includes("\ufffd")
    ? ["Some characters can't be read in this encoding, and stand as \ufffd."]
    : [];
}

/** Reads a whole file once, and keeps none of it. */
export async function lookAt(
  file: Blob,
  corrections: Corrections,
  onProgress: (rows: number) => void,
): Promise<FileLook> {
  const { format, sheets, rows, notices } = await openFile(file, corrections);
  const isNamed = format.kind === "xml" || corrections.headerLine !== undefined;
  const headerLine = isNamed ? format.headerLine : guessHeaderLine(firstOf(rows(format)));
  let [line, count] = [0, 0];
  let tally = columnsTally([]);
  for (const row of rows({ ...format, headerLine })) {
    const cells = withoutEmptyEnd(row);
    line++;
    if (cells.length > MOST_COLUMNS) throw tooWide(cells.length);
    if (line === headerLine) tally = columnsTally(cells);
    if (line <= headerLine || cells.length === 0) continue;
    tally.add(cells);
    count++;
    if (count > MOST_ROWS) throw tooLong();
    if (count % 5000 === 0) onProgress(count);
  }
  if (count === 0)
    throw new UnreadableFile(["This file has no rows below its header.", ...notices()].join(" "));
  const isDecimalChosen = corrections.decimal !== undefined;
  const decimal = corrections.decimal ?? tally.decimal();
  return {
    format: { ...format, headerLine, decimal, isDecimalChosen },
    ...{ sheets, notices: notices(), columns: tally.columns(), rows: count },
  };
}

/** The kept corrections by which the file's header has the names that were kept with them. */
export async function findCorrections(
  file: Blob,
  kept: readonly Pick<SavedMapping, "columns" | "corrections">[],
): Promise<Corrections | undefined> {
  for (const { columns, corrections } of kept) {
    if (Object.keys(corrections).length === 0) continue;
    const cells = await headerOf(file, corrections).catch(() => []);
    if (cells.length === 0 || cells.length > columns.length) continue;
    const names = columnsTally(columns.map((_, place) => cells[place] ?? "")).columns();
    if (columnsText(names) === columns.join("\n")) return corrections;
  }
  return undefined;
}

async function headerOf(file: Blob, corrections: Corrections): Promise<readonly string[]> {
  const { format, rows } = await openFile(file, corrections);
  const first = firstOf(rows(format));
  return withoutEmptyEnd(first[(corrections.headerLine ?? guessHeaderLine(first)) - 1] ?? []);
}

/** A spreadsheet may write hundreds of columns that nobody filled. */
function withoutEmptyEnd(cells: SourceRow): SourceRow {
  const last = cells.findLastIndex((cell) => cell !== "");
  return last + 1 === cells.length ? cells : cells.slice(0, last + 1);
}

function firstOf(rows: Iterable<SourceRow>): SourceRow[] {
  const first: SourceRow[] = [];
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
