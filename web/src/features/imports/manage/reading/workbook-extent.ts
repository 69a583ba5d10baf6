import { strFromU8, type Unzipped } from "fflate";
import { columnLetter } from "./file-columns.ts";
import { MOST_COLUMNS, MOST_ROWS, UnreadableFile } from "./file-format.ts";

/** A row or a cell with its attributes, or the beginning of what a cell holds: a value or a text that isn't blank. */
const TAG = /<(?:[^<>\s/:]*:)?(?:(row|c)(?=[\s/>])([^<>]*>?)|[vt](?=[\s>])[^<>]*>\s*[^<\s])/g;
/** Of a row it's `12`, of a cell `AB12`. */
const PLACE = /(?<![\w.-])r\s*=\s*["']?([^"']*)/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;

interface Extent {
  /** The last one that is there, empty or not, from 1. */
  readonly lastRow: number;
  /** The last ones that hold something, from 1. */
  readonly filledRow: number;
  readonly filledColumn: number;
}

/**
 * Refuses a workbook before room is made for its rows times its columns: one cell that is far off makes billions of them.
 * Empty cells, however far off, take none.
 */
export function refuseVast(files: Unzipped): void {
  let size = 0;
  for (const bytes of Object.values(files)) {
    const text = strFromU8(bytes);
    if (!text.includes("sheetData")) continue;
    const extent = readExtent(text);
    size += extent.lastRow + extent.filledRow * extent.filledColumn;
    if (size > MOST_ROWS * MOST_COLUMNS) throw vast(extent);
  }
}

function readExtent(sheet: string): Extent {
  let [lastRow, filledRow, filledColumn, row, column] = [0, 0, 0, 0, 0];
  for (const [, tag, attributes = ""] of sheet.matchAll(TAG)) {
    if (tag === undefined) {
      filledRow = Math.max(filledRow, row);
      filledColumn = Math.max(filledColumn, column);
      continue;
    }
    if (!attributes.endsWith(">")) throw damaged(`<${tag}`);
    for (const [, place = ""] of attributes.matchAll(PLACE)) {
      const [, letters = "", digits] = ADDRESS.exec(place) ?? [];
      if (digits === undefined) throw damaged(place);
      row = Number(digits);
      column = columnNumber(letters);
      lastRow = Math.max(lastRow, row);
    }
  }
  return { lastRow, filledRow, filledColumn };
}

/** A is 1, AA is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function vast({ filledRow, filledColumn }: Extent): UnreadableFile {
  return new UnreadableFile(
    `A sheet of this workbook reaches to column ${columnLetter(Math.max(filledColumn, 1) - 1)} and row ${filledRow}, which is more than can be read. Delete what stands so far off, or save the list alone as CSV.`,
  );
}

function damaged(place: string): UnreadableFile {
  return new UnreadableFile(
    `This workbook can't be read: it has a cell in no place ("${place.slice(0, 20)}"). Open it, save it as CSV, and choose that file.`,
  );
}
