import {
  type FileFormat,
  LARGEST_WORKBOOK,
  MOST_COLUMNS,
  type SourceRow,
  UnreadableFile,
} from "#lib/files/file-format.ts";
import type { Corrections } from "../mapping/saved-mappings.ts";
import { countNamedFields, FEWEST_FIELDS, LOOKED_AT } from "./header-line.ts";
import { defaultFormat, type OpenFile, refuseLarge } from "./open-file.ts";
import { type SheetFaults, sheetRows } from "./sheet-rows.ts";
import {
  openParts,
  type Parts,
  readContents,
  readFormats,
  readSharedTexts,
  type SheetPart,
} from "./workbook-parts.ts";

interface ReadableSheet extends SheetPart {
  /** The most fields that one of its first rows names. */
  readonly named: number;
  /** In characters. */
  readonly size: number;
}

/** In characters: a sheet that has nothing in them is empty, however long it is. */
const BEGINNING = 5_000_000;

export function openWorkbook(bytes: Uint8Array, corrections: Corrections): OpenFile {
  refuseLarge(bytes.length, LARGEST_WORKBOOK);
  const parts = openParts(bytes);
  const { sheets, texts, formatOf } = readShared(parts);
  const faults: SheetFaults = { formulas: 0, isWide: false, isDamaged: false };

  function* rowsOf(xml: string, decimal = "."): Generator<SourceRow> {
    Object.assign(faults, { formulas: 0, isWide: false, isDamaged: false });
    yield* sheetRows(xml, { texts, formatOf, decimal }, faults);
  }

  /** Undefined of one without a cell that holds something. */
  function lookAtSheet(sheet: SheetPart): ReadableSheet | undefined {
    let [named, filled] = [0, 0];
    const xml = parts.read(sheet.part);
    for (const cells of rowsOf(xml.slice(0, BEGINNING))) {
      if (cells.length === 0) continue;
      named = Math.max(named, countNamedFields(cells));
      if (++filled === LOOKED_AT) break;
    }
    return filled > 0 ? { ...sheet, named, size: xml.length } : undefined;
  }

  const damaged: string[] = [];
  let isFar = false;
  const filled = sheets.flatMap((sheet) => {
    try {
      const found = lookAtSheet(sheet);
      isFar ||= !found && faults.isWide;
      return found ?? [];
    } catch {
      damaged.push(sheet.name);
      return [];
    }
  });
  const chosen = filled.find(({ name }) => name === corrections.sheet) ?? bestSheet(filled);
  if (!chosen) throw nothingToRead(damaged.length > 0, isFar);
  const format: FileFormat = { ...defaultFormat, kind: "workbook", ...corrections, sheet: chosen.name };
  return {
    format,
    sheets: filled.map(({ name, isHidden }) => ({ name, isHidden })),
    rows: ({ sheet, decimal }) =>
      rowsOf(parts.read((filled.find(({ name }) => name === sheet) ?? chosen).part), decimal),
    notices: () => [
      ...(damaged.length > 0 ? [`Can't be read and is left out: ${damaged.join(", ")}.`] : []),
      ...(chosen.isHidden ? [`The sheet ${chosen.name} is hidden in the workbook.`] : []),
      ...noticesOf(faults),
    ],
  };
}

function readShared(parts: Parts) {
  const readPart = (name: RegExp) => parts.read(parts.names.find((each) => name.test(each)) ?? "");
  try {
    const { sheets, is1904 } = readContents(parts);
    const texts = readSharedTexts(readPart(/^xl\/sharedStrings\d*\.xml$/i));
    return { sheets, texts, formatOf: readFormats(readPart(/^xl\/styles\d*\.xml$/i), is1904) };
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile(
      "This workbook is damaged. Open it in a spreadsheet, save it again, and choose that file.",
    );
  }
}

function nothingToRead(isDamaged: boolean, isFar: boolean): UnreadableFile {
  if (isDamaged) return new UnreadableFile("This workbook is damaged: none of its sheets can be read.");
  return new UnreadableFile(
    isFar ? `This workbook has nothing in its first ${MOST_COLUMNS} columns.` : "This workbook is empty.",
  );
}

function noticesOf({ formulas, isWide, isDamaged }: SheetFaults): string[] {
  return [
    ...(formulas > 0
      ? [
          `${formulas} ${formulas === 1 ? "cell has a formula" : "cells have formulas"} without a result, and count as empty. Open the workbook in a spreadsheet and save it.`,
        ]
      : []),
    ...(isWide ? [`Cells beyond the first ${MOST_COLUMNS} columns are left out.`] : []),
    ...(isDamaged
      ? ["This sheet is damaged: rows may be missing. Open the workbook in a spreadsheet and save it."]
      : []),
  ];
}

/** The one that names most fields, and of equals the largest. A hidden one only where no other has a header. */
function bestSheet(sheets: readonly ReadableSheet[]): ReadableSheet | undefined {
  const [best, other] = [false, true].map(
    (isHidden) =>
      sheets
        .filter((sheet) => sheet.isHidden === isHidden)
        .toSorted((one, two) => two.named - one.named || two.size - one.size)[0],
  );
  const isOther = (best?.named ?? 0) < FEWEST_FIELDS && (other?.named ?? 0) >= FEWEST_FIELDS;
  return isOther ? other : (best ?? other);
}
