import { isAmount } from "@carparts/functions/contract/admin/part-fields";
import { CURRENCY } from "@carparts/functions/contract/values/currency";
import { currencyOfAmount, currencyOfColumn } from "@carparts/functions/contract/values/written-currency";
import type { FileColumn } from "../reading/file-columns.ts";
import { htmlText } from "./html-text.ts";
import type { Mapping } from "./mapping.ts";

type Currencies = Pick<Mapping, "currency" | "rules">;

/** Reads which currency an amount is in: what stands beside it counts first, then its column's name, then its row's currency. */
export function currencyReader({ currency }: Currencies, columns: readonly FileColumn[]) {
  const ofColumn = columns.map(({ name }) => currencyOfColumn(name));
  return (amount: string, place: number, ofRow: string): string =>
    currencyOfAmount(amount) ?? ofColumn[place] ?? (currency === null ? CURRENCY : currencyOfRow(ofRow));
}

function currencyOfRow(cell: string): string {
  const text = htmlText(cell).trim();
  return currencyOfAmount(text) ?? (text || CURRENCY);
}

/** The currencies of a file's amounts other than the shop's, as far as the first different values show them. */
export function foreignCurrencies(mapping: Currencies, columns: readonly FileColumn[]): string[] {
  const ofRows = columns[mapping.currency ?? -1]?.values.map(currencyOfRow) ?? [];
  const found = mapping.rules
    .filter(([target]) => isAmount(target))
    .flatMap(([, rule]) => rule.columns.flatMap((place) => columns[place] ?? []))
    .flatMap(({ name, values }) => {
      const bare = currencyOfColumn(name) ?? ofRows;
      return values.flatMap((value) => currencyOfAmount(htmlText(value)) ?? bare);
    });
  return [...new Set(found)].filter((each) => each !== CURRENCY);
}
