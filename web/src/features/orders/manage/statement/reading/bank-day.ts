import { isDay } from "@carparts/functions/contract/values/day";

export type DayOrder = "day" | "month";

const YEAR_FIRST = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d\d)(?!\d)/;

function partsOf(cell: string): readonly [first: string, second: string, year: string] | undefined {
  const [, first, second, year] = YEAR_LAST.exec(cell.trim()) ?? [];
  return first && second && year ? [first, second, year] : undefined;
}

/** A day as it's written in a file, such as 30.11.2026 or 11/30/26. Undefined of what is none. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(cell.trim()) ?? [];
  const parts = partsOf(cell);
  let text = `${year}-${month}-${day}`;
  if (!year && parts) {
    const [first, second, last] = parts;
    const [dayOf, monthOf] = order === "day" ? [first, second] : [second, first];
    text = `${last.padStart(4, "20")}-${monthOf.padStart(2, "0")}-${dayOf.padStart(2, "0")}`;
  }
  return isDay(text) ? text : undefined;
}

export function isDayLike(cell: string): boolean {
  return readDay(cell, "day") !== undefined || readDay(cell, "month") !== undefined;
}

/** Undefined where the days of a column may be either. Days with points begin with the day. */
export function orderOf(cells: readonly string[]): DayOrder | undefined {
  const all = cells.map(partsOf).filter((parts) => parts !== undefined);
  if (all.some(([first]) => Number(first) > 12)) return "day";
  if (all.some(([, second]) => Number(second) > 12)) return "month";
  return all.length === 0 || cells.some((cell) => /^\d{1,2}\.\d/.test(cell.trim())) ? "day" : undefined;
}
