import { shopTimeZone } from "./withdrawal-period.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The shop's day in so many days, such as 2026-11-25. */
export function shopDayIn(days: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, dateStyle: "short" });
  return format.format(Date.now() + days * DAY);
}

export function shopToday(): string {
  return shopDayIn(0);
}
