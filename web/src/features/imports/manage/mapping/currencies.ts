import { isAmount } from "@carparts/functions/contract/admin/part-fields";
import { CURRENCY } from "@carparts/functions/contract/values/currency";
import {
  columnWordsOf,
  currencyOfAmount,
  currencyOfColumn,
} from "@carparts/functions/contract/values/written-currency";
import { htmlText } from "#lib/files/html-text.ts";
import type { FileColumn } from "../reading/file-columns.ts";
import { isOfCurrency } from "./column-names.ts";
import type { Mapping } from "./mapping.ts";

/** Reads which currency an amount is in: what stands beside it counts first, then its column's name, then its row's currency. */
export function currencyIn(amount: string, column: string, ofRow: string): string {
  return currencyOfAmount(amount) ?? currencyOfColumn(column) ?? currencyOfRow(ofRow);
}

function currencyOfRow(cell: string): string {
  const text = htmlText(cell).trim();
  return currencyOfAmount(text) ?? (text || CURRENCY);
}

/** The places of the columns that may say an amount's currency: those named like nothing else first, then the nearest. */
export function currencyPlaces(columns: readonly FileColumn[], amount: string): number[] {
  const wordsOf = (name: string) => columnWordsOf(name).map((word) => word.toLowerCase());
  const at = columns.findIndex(({ name }) => name === amount);
  const words = new Set(wordsOf(amount));
  const found = columns.flatMap((column, place) => {
    const others = wordsOf(column.name).filter((word) => !words.has(word)).length;
    return isOfCurrency(column) ? [{ place, others, distance: Math.abs(place - at) }] : [];
  });
  return found
    .sort((one, other) => one.others - other.others || one.distance - other.distance)
    .map(({ place }) => place);
}

const MOST_CURRENCIES = 20;

/** The currencies of a file's amounts other than the shop's, as far as the first different values show them. */
export function foreignCurrencies(
  { rules }: Pick<Mapping, "rules">,
  columns: readonly FileColumn[],
): string[] {
  const names = new Set(rules.flatMap(([target, rule]) => (isAmount(target) ? rule.columns : [])));
  const found = columns
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, values }) => {
      const cells = currencyPlaces(columns, name).flatMap((place) => columns[place]?.values ?? []);
      const ofRows = [...new Set(cells.map(currencyOfRow))].slice(0, MOST_CURRENCIES);
      const bare = ofRows.length > 0 ? ofRows : [""];
      return values.flatMap((value) => bare.map((ofRow) => currencyIn(htmlText(value), name, ofRow)));
    });
  return [...new Set(found)].filter((each) => each !== CURRENCY).slice(0, MOST_CURRENCIES);
}
