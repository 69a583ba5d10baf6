import { shopTimeZone } from "./withdrawal-period.ts";

/** The shop's day, such as 2026-11-25. */
export function shopToday(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, dateStyle: "short" }).format();
}
