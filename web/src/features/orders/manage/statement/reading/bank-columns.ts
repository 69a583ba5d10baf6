import * as z from "zod/mini";
import { isDayLike } from "./bank-day.ts";

/** The fields of a row, by their names for people. */
export const bankFields = {
  day: "Day",
  amount: "Amount",
  text: "Text",
  name: "Name",
  entry: "Entry",
} as const;
export type BankField = keyof typeof bankFields;
export const fieldNames = Object.keys(bankFields) as BankField[];

const column = z.string();

/** The columns that the fields stand in, by name; empty without one. */
export const BankMapping = z.object({
  ...{ day: column, amount: column, text: column, name: column, entry: column },
  /** Empty where the file shows it. */
  decimal: z.enum(["", ",", "."]),
  /** The order of days such as 01/02/2026; empty where the file shows it. */
  order: z.enum(["", "day", "month"]),
});
export type BankMapping = z.infer<typeof BankMapping>;

/** Words of columns' names, the surest first. */
const words: Readonly<Record<BankField, readonly RegExp[]>> = {
  day: [/buchungs?(tag|datum)|book(ing|ed)|posted|posting/i, /^dat(e|um|a)?\b|fecha|päivä|data/i, /val/i],
  amount: [/^(betrag|amount|umsatz|importe|montant|bedrag|kwota|importo|beløp|belopp)/i, /betrag|amount/i],
  text: [
    /verwendungszweck|remittance|zweck|konzept|concepto?|libell|causale|omschrijving|mededeling|tytu/i,
    /description|details|memo|narrative|reference|referenz|text|message/i,
  ],
  name: [
    /auftraggeber|zahlungspflichtig|beg[uü]nstigt|counter ?party|payer|payee|empf[aä]nger|beneficia|nadawca/i,
    /^nam[ea]?\b|naam|nombre|^nom\b|kontoinhaber|remitter/i,
  ],
  entry: [/transa[ck]tions?[ -]?(id|nummer|number|ref)|entry|bank ?ref|fitid|umsatz-?id|archiv/i],
};

export interface TableColumn {
  readonly name: string;
  /** Its first values. */
  readonly values: readonly string[];
}

const AMOUNT = /^[-+(−]?\s?\d[\d.,'’\s]*[.,]\d{2}\s?[-)]?(\s?\p{L}{1,5})?$/u;

export function isAmountLike(cell: string): boolean {
  return cell.length < 30 && AMOUNT.test(cell.trim());
}

/** The mapping that the names of the columns and their values tell. */
export function guessMapping(columns: readonly TableColumn[]): BankMapping {
  const taken = new Set<string>();
  function take(field: BankField, fits: (column: TableColumn) => boolean = () => true): string {
    for (const word of words[field]) {
      const found = columns.find((each) => !taken.has(each.name) && word.test(each.name) && fits(each));
      if (!found) continue;
      taken.add(found.name);
      return found.name;
    }
    return "";
  }
  function byValues(is: (cell: string) => boolean): string {
    const found = columns.find(({ name, values }) => {
      const filled = values.filter((value) => value.trim() !== "");
      return !taken.has(name) && filled.length > 0 && filled.every(is);
    });
    if (found) taken.add(found.name);
    return found?.name ?? "";
  }
  const hasDays = ({ values }: TableColumn) => values.some(isDayLike);
  const day = take("day", hasDays) || byValues(isDayLike);
  const amount = take("amount", ({ values }) => values.some((value) => /\d/.test(value)));
  const mapping = { day, amount: amount || byValues(isAmountLike), text: take("text"), name: take("name") };
  return { ...mapping, entry: take("entry"), decimal: "", order: "" };
}
