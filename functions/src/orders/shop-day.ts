import shop from "../../../shop.json" with { type: "json" };

const { timeZone = "UTC" } = shop as { readonly timeZone?: string };

const MINUTE = 60_000;
const FURTHEST = 15 * 60 * MINUTE;

export function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
}

const ofShop = formatterOf(timeZone);

function firstMinute(from: number, until: number, isThen: (moment: number) => boolean): number {
  let [before, found] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)];
  while (found - before > 1) {
    const middle = (before + found) >> 1;
    if (isThen(middle * MINUTE)) found = middle;
    else before = middle;
  }
  return found * MINUTE;
}

/** When a day such as 2026-11-25 begins, ISO 8601. Where clocks are put forward at midnight, it begins later. */
export function beginOf(day: string, format = ofShop): string {
  const utc = Date.parse(day);
  const begin = firstMinute(utc - FURTHEST, utc + FURTHEST, (moment) => format.format(moment) >= day);
  return new Date(begin).toISOString();
}

export function endOf(day: string, format = ofShop): string {
  const utc = Date.parse(day) + 24 * 60 * MINUTE;
  const end = firstMinute(utc - FURTHEST, utc + FURTHEST, (moment) => format.format(moment) > day);
  return new Date(end).toISOString();
}
