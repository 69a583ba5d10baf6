import { shopTimeZone } from "#lib/withdrawal-period.ts";

const minutes = new Intl.DateTimeFormat("en-US", {
  timeZone: shopTimeZone,
  ...{ month: "short", day: "numeric", year: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});

/** The minute in the shop's time zone, whose days the list filters by, wherever the browser is: Nov 5, 2026, 14:03. */
export function shopMinute(iso: string): string {
  return minutes.format(new Date(iso));
}
