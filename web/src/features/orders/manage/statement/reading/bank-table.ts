import { currencySign } from "@carparts/functions/contract/values/currency";
import { amountIn } from "#lib/files/amounts.ts";
import type { DecimalSign, SourceRow } from "#lib/files/file-format.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { type BankMapping, isAmountLike, type TableColumn } from "./bank-columns.ts";
import { type DayOrder, isDayLike, orderOf, readDay } from "./bank-day.ts";
import type { BankRow } from "./bank-rows.ts";

export interface BankTable {
  readonly header: readonly string[];
  readonly rows: readonly SourceRow[];
}

const LOOKED_AT = 100;
const MOST_VALUES = 20;

function isFilled(row: SourceRow): boolean {
  return row.filter((cell) => cell.trim() !== "").length > 1;
}

/** Below what a bank writes above its list: the first row with a day and an amount, and the names above it. Undefined without one. */
export function tableOf(all: readonly SourceRow[]): BankTable | undefined {
  const first = all.slice(0, LOOKED_AT).findIndex((row) => {
    return row.some(isDayLike) && row.some((cell) => isNumberLike(cell) && !isDayLike(cell));
  });
  if (first < 0) return undefined;
  const above = all.slice(0, first).findLastIndex(isFilled);
  const names = above >= 0 ? (all[above] ?? []) : [];
  const width = Math.max(...all.slice(first).map(({ length }) => length), names.length);
  return { header: namesOf(names, width), rows: all.slice(first).filter(isFilled) };
}

function isNumberLike(cell: string): boolean {
  return isAmountLike(cell) || /^[-+]?\d[\d.,'’ ]{0,15}$/.test(cell.trim());
}

function namesOf(names: SourceRow, width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, place) => {
    const name = names[place]?.trim() || `Column ${place + 1}`;
    let [own, nth] = [name, 1];
    while (taken.has(own)) own = `${name} (${++nth})`;
    taken.add(own);
    return own;
  });
}

export function columnsOf({ header, rows }: BankTable): TableColumn[] {
  return header.map((name, place) => {
    const values = rows.map((row) => row[place]?.trim() ?? "").filter((value) => value !== "");
    return { name, values: [...new Set(values)].slice(0, MOST_VALUES) };
  });
}

/** Banks write it before or behind, in brackets, or as a letter. */
const GOES_OUT = /^\s*[-−–(]|[-−–)]\s*$|\d\s*(?:S|D|DR|Soll)\s*$/i;
const MARKS = /[-−–()+]|(?<=\d)\s*(?:S|H|D|C|DR|CR|Soll|Haben)\s*$/gi;

/** An amount as it's written in a file, such as 1.049,90 or 24,90-. Undefined of what is none. */
export function readAmount(
  cell: string,
  decimal: DecimalSign | undefined,
  isChosen = false,
): number | undefined {
  const read = amountIn(cell.replace(MARKS, ""), { decimal, isDecimalChosen: isChosen });
  const amount = Number(read);
  if (read === undefined || !/^\d+(\.\d{1,2})?$/.test(read) || amount === 0) return undefined;
  return GOES_OUT.test(cell) ? -amount : amount;
}

function decimalOf(cells: readonly string[]): DecimalSign | undefined {
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  const [commas, points] = [count(/,\d{2}(?!\d)/), count(/\.\d{2}(?!\d)/)];
  if (commas === points) return undefined;
  return commas > points ? "," : ".";
}

const GUESSED: DayOrder = currencySign === "$" ? "month" : "day";

/** The rows of a table by its mapping, and what was left out. */
export function rowsOfTable(
  { header, rows }: BankTable,
  mapping: BankMapping,
): { rows: BankRow[]; notices: string[] } {
  const cellOf = (row: SourceRow, name: string) => (name && row[header.indexOf(name)]?.trim()) || "";
  const days = rows.map((row) => cellOf(row, mapping.day));
  const found = orderOf(days);
  const order = mapping.order || found || GUESSED;
  const decimal = mapping.decimal || decimalOf(rows.map((row) => cellOf(row, mapping.amount)));
  const read = rows.flatMap((row): BankRow[] => {
    const day = readDay(cellOf(row, mapping.day), order);
    const amount = readAmount(cellOf(row, mapping.amount), decimal, mapping.decimal !== "");
    if (day === undefined || amount === undefined) return [];
    const [text, name, own] = [mapping.text, mapping.name, mapping.entry].map((field) => cellOf(row, field));
    return [{ day, amount, text: text ?? "", name: name ?? "", own: own ?? "" }];
  });
  const leftOut = rows.length - read.length;
  return {
    rows: read,
    notices: [
      ...(leftOut > 0 ? [`${pluralize(leftOut, "line")} left out: without a day or an amount.`] : []),
      ...(found === undefined && mapping.order === ""
        ? [`Days such as 01/02/2026 are read with the ${order} first. Choose another order if that's wrong.`]
        : []),
    ],
  };
}
