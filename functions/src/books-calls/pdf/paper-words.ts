import { CURRENCY } from "../../contract/values/currency.ts";
import { decimalOf, type Money, moneyOf } from "../../contract/values/money.ts";
import type { StoredPaper } from "../../firestore/collections.ts";

const amounts = new Intl.NumberFormat("en-US", { style: "currency", currency: CURRENCY });
const days = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

export function amountText({ cents }: Money): string {
  return `${cents < 0 ? "−" : ""}${amounts.format(decimalOf(moneyOf(Math.abs(cents))))}`;
}

export function dayText(day: string): string {
  return days.format(new Date(day));
}

const MOST_DAYS = 4;

export function daysText(all: readonly string[]): string {
  const shown = all.length > MOST_DAYS ? all.filter((_, place) => place % (all.length - 1) === 0) : all;
  return shown.map(dayText).join(all.length > MOST_DAYS ? " to " : "; ");
}

export function titleOf({ kind, _id }: Pick<StoredPaper, "kind" | "_id">): string {
  return `${kind === "credit" ? "Credit note" : "Invoice"} ${_id}`;
}

const MOST_LINES = 6;

export function addressText(address: string): string {
  const lines = address.split(/(?<!\s)\s*\n\s*/);
  return lines.join(lines.length > MOST_LINES ? ", " : "\n");
}
