import type { Years } from "../fitment/fitment-rule.ts";
import type { Count } from "./catalogue.ts";

/** Counts the parts that fit in each year until this one, the latest first. */
export function countYears(spans: readonly (Years & { count: number })[], thisYear: number): Count<number>[] {
  const counts = new Map<number, number>();
  for (const { first, last, count } of spans) {
    for (let year = first; year <= Math.min(last, thisYear); year++) {
      counts.set(year, (counts.get(year) ?? 0) + count);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.value - a.value);
}
