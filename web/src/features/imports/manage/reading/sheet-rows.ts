import { MOST_COLUMNS, type SourceRow } from "#lib/files/file-format.ts";
import { parseXml, type XmlAttributes } from "#lib/files/xml-events.ts";
import type { NumberFormat } from "./number-format.ts";
import { textReader, unescaped } from "./workbook-parts.ts";

interface SheetContext {
  readonly texts: readonly string[];
  readonly formatOf: (style: number) => NumberFormat;
  /** Of the file's numbers. */
  readonly decimal: string;
}

/** Noticed while a sheet is read. */
export interface SheetFaults {
  /** The number of formulas that were saved without their results. */
  formulas: number;
  /** True if cells stand behind the last column that can be read. */
  isWide: boolean;
  /** True if the sheet's file is damaged. What comes before that is read. */
  isDamaged: boolean;
}

const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;
const LAST_ROW = 1_048_576;
const EMPTY: SourceRow = [];

/** A is 0, AA is 26. */
function columnPlace(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The rows of a sheet as it shows them. What is far off takes no room, and what can't be read is empty. */
export function* sheetRows(
  xml: string,
  { texts, formatOf, decimal }: SheetContext,
  faults: SheetFaults,
): Generator<SourceRow> {
  const merged = mergedCells(xml);
  const inline = textReader();
  const ready: { readonly line: number; readonly cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, place] = [0, -1];
  let cell: XmlAttributes = {};
  let [value, isValue, hasValue, hasFormula] = ["", false, false, false];

  function cellText(): string {
    const { t: kind = "n", s: style = "0" } = cell;
    if (kind === "s") return texts[Number(value)] ?? "";
    if (kind === "inlineStr") return inline.text();
    if (kind === "str") return unescaped(value);
    if (kind === "b") return value.trim() === "1" ? "TRUE" : "FALSE";
    if (kind === "d") return value.slice(0, 10);
    const number = Number(value);
    if (kind !== "n" || value.trim() === "" || !Number.isFinite(number)) return value;
    return formatOf(Number(style))(number).replace(".", decimal);
  }

  function put(text: string): void {
    if (place >= MOST_COLUMNS) {
      faults.isWide = true;
      return;
    }
    while (cells.length < place) cells.push("");
    cells[place] = text;
  }

  function endCell(): void {
    if (hasFormula && !hasValue) faults.formulas++;
    const text = hasValue ? cellText() : "";
    if (text !== "") put(text);
  }

  const rows = parseXml(xml, {
    open(name, attributes) {
      if (name === "row") {
        const given = Number(attributes.r);
        line = Number.isInteger(given) && given > line && given <= LAST_ROW ? given : line + 1;
        [cells, place] = [[], -1];
      } else if (name === "c") {
        const [, letters = ""] = ADDRESS.exec(attributes.r ?? "") ?? [];
        place = letters ? columnPlace(letters) : place + 1;
        cell = attributes;
        [value, isValue, hasValue, hasFormula] = ["", false, false, false];
        inline.begin();
      } else if (name === "v") [isValue, hasValue] = [true, true];
      else if (name === "is") hasValue = true;
      else if (name === "f") hasFormula = true;
      else inline.open(name);
    },
    close(name) {
      if (name === "v") isValue = false;
      else if (name === "c") endCell();
      else if (name === "row") ready.push({ line, cells });
      else inline.close(name);
    },
    text(text) {
      if (isValue) value += text;
      else inline.add(text);
    },
  });

  let last = 0;
  for (let step = rows.next(); ; step = rows.next()) {
    for (const row of ready.splice(0)) {
      if (row.line > LAST_ROW) return;
      while (++last < row.line) yield EMPTY;
      yield merged(row.cells, last);
    }
    if (!step.done) continue;
    faults.isDamaged ||= step.value > 0;
    return;
  }
}

const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** Cells of one column that are shown as one, by their first and last lines. */
interface Merged {
  readonly place: number;
  readonly to: number;
  text: string;
}

/** Gives each of the merged cells of a column their text. Those over several columns are titles, which no column has as values. */
function mergedCells(xml: string): (cells: string[], line: number) => SourceRow {
  const beginning = new Map<number, Merged[]>();
  // They stand behind the cells.
  const end = xml.slice(Math.max(xml.lastIndexOf("sheetData>"), 0));
  for (const [, letters = "", from, toLetters, to] of end.matchAll(MERGED)) {
    const place = columnPlace(letters);
    if (letters !== toLetters || place >= MOST_COLUMNS) continue;
    const begun = beginning.get(Number(from)) ?? [];
    begun.push({ place, to: Number(to), text: "" });
    beginning.set(Number(from), begun);
  }
  const current = new Map<number, Merged>();
  return (cells, line) => {
    for (const merged of beginning.get(line) ?? [])
      current.set(merged.place, { ...merged, text: cells[merged.place] ?? "" });
    if (cells.length === 0) return cells;
    for (const { place, to, text } of current.values()) {
      if (to < line) current.delete(place);
      else if (text !== "") {
        while (cells.length <= place) cells.push("");
        cells[place] ||= text;
      }
    }
    return cells;
  };
}
