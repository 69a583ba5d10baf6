import type { ImportRow } from "@carparts/functions/contract/admin/imports";
import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { nameKey } from "@carparts/functions/contract/values/names";
import type { FileColumn } from "../reading/file-columns.ts";
import type { Decimal } from "../reading/file-format.ts";
import { amountIn, pictureIn, piecesIn, plainText, priced, unitFactor } from "./cell-values.ts";
import type { Target } from "./column-names.ts";
import { isDestroyed } from "./destroyed-number.ts";
import type { VehicleCells } from "./joined-vehicles.ts";
import { isFieldColumn, type Mapping, type Rule } from "./mapping.ts";

interface MappedRow {
  readonly cells: ImportRow;
  /** Where the file has one vehicle a row. */
  readonly vehicle: VehicleCells | undefined;
}

type Cells = readonly string[];

/** Numbers are left out where a spreadsheet has destroyed them: it's better to know none. */
const numbers: readonly Target[] = ["gtin", "oemNumbers", "equivalents"];

/** Reads rows of a file as a mapping says. `inherited` is the first of the rows that belong together. */
export function rowReader(mapping: Mapping, columns: readonly FileColumn[], decimal: Decimal) {
  const rules = new Map<Target, Rule>(mapping.rules);
  const groups = new Map<string, string>(mapping.groups.map(([name, group]) => [nameKey(name), group]));
  const isNamed = (target: Target, [place]: readonly number[]) => columns[place ?? -1]?.name === target;

  /** Undefined of a number that is destroyed: it isn't empty, so it empties nothing. */
  function read(target: Target, rule: Rule, cells: Cells, inherited: Cells | undefined): string | undefined {
    const own = rule.columns.map((place) => cellAt(target, cells, place));
    const isOwnAlone = target === "partNumber" || target === "gtin";
    const found = own.map(
      (cell, at) => cell || (isOwnAlone ? "" : (inherited?.[rule.columns[at] ?? -1] ?? "").trim()),
    );
    const usable = numbers.includes(target) ? found.filter((cell) => !isDestroyed(cell)) : found;
    const values = usable.filter(Boolean);
    if (values.length === 0 && usable.length < found.length) return undefined;
    if (rule.columns.length === 0) return rule.always;
    // A column that's called as the field is has it as the shop writes it.
    const text = values.join(target === "oemNumbers" ? " | " : " ");
    if (isAmount(target)) return formatAmount(rule, text);
    return isNamed(target, rule.columns) ? text : converted(target, text);
  }

  /** Whole numbers that a program has written with decimals, as it does beside gaps, have none. */
  function cellAt(target: Target, cells: Cells, place: number): string {
    const cell = (cells[place] ?? "").trim();
    const hasDecimals = columns[place]?.hasDecimals && (target === "partNumber" || numbers.includes(target));
    return hasDecimals ? cell.replace(/\.0$/, "") : cell;
  }

  function formatAmount({ factor, rounding }: Rule, text: string): string {
    const amount = amountIn(text, decimal);
    if (amount === undefined) return text;
    return factor.trim() === "" ? amount : priced(amount, unitFactor(factor), rounding);
  }

  function converted(target: Target, text: string): string {
    if (target === "quantity" || target === "minimumQuantity") return piecesIn(text, decimal);
    if (target === "picture") return pictureIn(text);
    if (target === "description") return plainText(text);
    return target === "group" ? (groups.get(nameKey(text)) ?? text) : text;
  }

  return (cells: Cells, inherited?: Cells): MappedRow => {
    const row: Partial<Record<Target, string>> = {};
    for (const [target, rule] of rules) {
      const value = read(target, rule, cells, inherited);
      if (value !== undefined) row[target] = value;
    }
    const { make = "", model = "", year = "", yearTo, note = "", ...rest } = row;
    const filled = Object.entries(rest).filter(
      ([name, value]) => isFieldColumn(name as Target) && (value || mapping.emptyClears),
    );
    const hasVehicle = Boolean(make || model || year);
    return {
      cells: Object.fromEntries(filled) as ImportRow,
      vehicle: hasVehicle ? { make, model, year, yearTo, note } : undefined,
    };
  };
}

function isAmount(target: Target): boolean {
  return partFields[target as keyof typeof partFields]?.input === "amount";
}
