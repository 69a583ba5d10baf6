import { shopTimeZone } from "#lib/withdrawal-period.ts";

const days = new Intl.DateTimeFormat("en-US", { timeZone: shopTimeZone, dateStyle: "medium" });

/** The day that a list's filters by day count it as, wherever the browser is: Nov 5, 2026. */
export function shopDate(iso: string): string {
  return days.format(new Date(iso));
}

const minutes = new Intl.DateTimeFormat("en-US", {
  timeZone: shopTimeZone,
  ...{ month: "short", day: "numeric", year: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});

/** The same with the time of day: Nov 5, 2026, 14:03. */
export function shopMinute(iso: string): string {
  return minutes.format(new Date(iso));
}
