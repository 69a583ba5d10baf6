import { shopTimeZone } from "#lib/withdrawal-period.ts";

const days = new Intl.DateTimeFormat("en-US", { timeZone: shopTimeZone, dateStyle: "medium" });
const times = new Intl.DateTimeFormat("en-US", {
  timeZone: shopTimeZone,
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" },
});

/** The day that a list's filters by day count it as, wherever the browser is: Nov 5, 2026. */
export function shopDate(iso: string): string {
  return days.format(new Date(iso));
}

/** With the time of that day: Nov 5, 2026, 14:03 UTC. */
export function shopDateTime(iso: string): string {
  return `${shopDate(iso)}, ${times.format(new Date(iso))}`;
}
