import { shopTimeZone } from "#lib/withdrawal-period.ts";

const days = new Intl.DateTimeFormat("en-US", { timeZone: shopTimeZone, dateStyle: "medium" });

/** The day that a list's filters by day count it as, wherever the browser is: Nov 5, 2026. */
export function shopDate(iso: string): string {
  return days.format(new Date(iso));
}
