import type { ImportRow, RowProblem } from "@carparts/functions/contract/admin/imports";
import { isAmount } from "@carparts/functions/contract/admin/part-fields";
import { CURRENCY } from "@carparts/functions/contract/values/currency";
import { cut } from "@carparts/functions/contract/values/cut";
import { nameKey } from "@carparts/functions/contract/values/names";
import { currencyOfAmount } from "@carparts/functions/contract/values/written-currency";
import { amountIn } from "#lib/files/amounts.ts";
import type { Decimal, SourceRow } from "#lib/files/file-format.ts";
import { htmlText } from "#lib/files/html-text.ts";
import type { FileColumn } from "../reading/file-columns.ts";
import { factorIn, numbersIn, pictureIn, piecesIn, priced } from "./cell-values.ts";
import { isWrittenByShop, type Target } from "./column-names.ts";
import { currencyIn, currencyPlaces } from "./currencies.ts";
import { isDestroyed } from "./destroyed-number.ts";
import type { VehicleCells } from "./joined-vehicles.ts";
import { isFieldColumn, type Mapping } from "./mapping.ts";

export interface ReadProblem extends RowProblem {
  /** True if the cell comes in, read as something else than it says. */
  readonly isRead?: true;
}

/** Numbers are left out where a spreadsheet has destroyed them: it's better to know none. */
const numbers: readonly Target[] = ["gtin", "oemNumbers", "equivalents", "supplierNumber"];

/** Reads rows of a file as a mapping says. `inherited` is the first of the rows that belong together. */
export function rowReader(mapping: Mapping, columns: readonly FileColumn[], decimal: Decimal) {
  const placeByName = new Map(columns.map(({ name }, place) => [name, place]));
  const rules = mapping.rules.map(([target, rule]) => ({
    ...{ target, rule },
    places: rule.columns.flatMap((name) => placeByName.get(name) ?? []),
    currencies: isAmount(target) ? currencyPlaces(columns, rule.columns[0] ?? "") : [],
  }));
  type PlacedRule = (typeof rules)[number];
  const groups = new Map<string, string>(
    mapping.groups.map(([name, group]) => [nameKey(htmlText(name)), group]),
  );
  const isAsWritten = isWrittenByShop(columns);
  const rates = new Map(mapping.rates);
  let warnings: ReadProblem[] = [];

  /** Undefined of a number that is destroyed: it isn't empty, so it empties nothing. */
  function read(from: PlacedRule, cells: SourceRow, inherited: SourceRow = []): string | undefined {
    const { target, rule, places } = from;
    if (rule.columns.length === 0) return rule.always;
    const isOwnAlone = target === "partNumber" || target === "gtin";
    const found = places
      .map((place) => cellAt(target, cells, place) || (isOwnAlone ? "" : cellAt(target, inherited, place)))
      .filter(Boolean);
    const values = numbers.includes(target) ? found.filter((cell) => !isDestroyed(cell)) : found;
    if (values.length === 0 && found.length > 0) return undefined;
    const text = values.join(target === "oemNumbers" ? " | " : " ");
    if (isAmount(target)) return text && formatAmount(from, text, cells, inherited);
    const isGroupOfShop = target === "group" && rule.columns[0] === target;
    return isAsWritten || isGroupOfShop ? text : converted(target, text);
  }

  /** Whole numbers that a program has written with decimals, as it does beside gaps, have none. */
  function cellAt(target: Target, cells: SourceRow, place: number): string {
    const written = cells[place] ?? "";
    const cell = (isAsWritten ? written : htmlText(written)).trim();
    const hasDecimals = columns[place]?.hasDecimals && (target === "partNumber" || numbers.includes(target));
    return hasDecimals ? cell.replace(/\.0$/, "") : cell;
  }

  /** An amount in another currency stays as it is, with that, and is refused, until somebody says how much it is in the shop's. */
  function formatAmount(
    { rule, currencies }: PlacedRule,
    text: string,
    ...rows: readonly SourceRow[]
  ): string {
    const ofRow = rows.flatMap((cells) => currencies.map((place) => cells[place]?.trim())).find(Boolean);
    const currency = currencyIn(text, rule.columns[0] ?? "", ofRow ?? "");
    const rate = currency === CURRENCY ? 1 : factorIn(rates.get(currency) ?? "");
    const amount = amountIn(text, decimal);
    if (Number.isNaN(rate)) return currencyOfAmount(text) === undefined ? `${text} ${currency}` : text;
    if (amount === undefined) return text;
    const hasFactor = rule.factor.trim() !== "";
    if (rate === 1 && !hasFactor) return amount;
    return priced(amount, hasFactor ? rate * factorIn(rule.factor) : rate, rule.rounding);
  }

  function piecesOf(column: "quantity" | "minimumQuantity" | "pack", text: string): string {
    const { pieces, isAtLeast } = piecesIn(text, decimal);
    const reason = `It says at least ${pieces}, so it's read as ${pieces}.`;
    if (isAtLeast) warnings.push({ column, value: cut(text, 60), reason, isWarning: true, isRead: true });
    return pieces;
  }

  function converted(target: Target, text: string): string {
    if (target === "quantity" || target === "minimumQuantity" || target === "pack")
      return piecesOf(target, text);
    if (target === "picture") return pictureIn(text);
    if (target === "oemNumbers") return numbersIn(text);
    if (target === "name" || target === "brand") return linesOf(text).join(" ");
    return target === "group" ? (groups.get(nameKey(text)) ?? text) : text;
  }

  return (cells: SourceRow, inherited?: SourceRow) => {
    warnings = [];
    const row: Partial<Record<Target, string>> = {};
    for (const rule of rules) {
      const value = read(rule, cells, inherited);
      if (value !== undefined) row[rule.target] = value;
    }
    const { make = "", model = "", year = "", yearTo, note = "", ...rest } = row;
    const filled = Object.entries(rest).filter(
      ([name, value]) => isFieldColumn(name as Target) && (value || mapping.emptyClears),
    );
    const vehicle: VehicleCells = { make, model, year, yearTo, note };
    return {
      cells: Object.fromEntries(filled) as ImportRow,
      vehicle: make || model || year ? vehicle : undefined,
      warnings,
    };
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
