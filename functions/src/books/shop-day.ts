import shop from "../../../shop.json" with { type: "json" };

export const { timeZone = "UTC" } = shop as { readonly timeZone?: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FURTHEST = 15 * 60 * MINUTE;

export function createDayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
}

const ofShop = createDayFormat(timeZone);

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
  const utc = Date.parse(day) + DAY;
  const end = firstMinute(utc - FURTHEST, utc + FURTHEST, (moment) => format.format(moment) > day);
  return new Date(end).toISOString();
}

export function shopDayOf(moment: number | string, format = ofShop): string {
  return format.format(new Date(moment));
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The last days up to today, oldest first. */
export function lastDays(count: number, now = Date.now(), format = ofShop): string[] {
  const today = shopDayOf(now, format);
  return Array.from({ length: count }, (_, place) => dayAfter(today, place - count + 1));
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function lastMonths(count: number, now = Date.now(), format = ofShop): string[] {
  const present = monthOf(shopDayOf(now, format));
  return Array.from({ length: count }, (_, place) => monthBeside(present, place - count + 1));
}

export function monthBeside(month: string, by: number): string {
  const first = new Date(month);
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by)).toISOString());
}
