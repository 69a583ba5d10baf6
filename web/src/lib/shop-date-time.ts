import { shopTimeZone } from "./withdrawal-period.ts";

let format: Intl.DateTimeFormat | undefined;

/** A moment as emails have it, in the shop's time zone, which is named: Nov 5, 2026, 14:03 UTC. */
export function shopDateTime(iso: string): string {
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: shopTimeZone,
    ...{ year: "numeric", month: "short", day: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" },
  });
  return format.format(new Date(iso));
}
