import type { Counts } from "./missed-texts.ts";

/** The counts of several days, the most frequent first. */
export function sumOfDays(days: readonly Counts[]): [text: string, count: number][] {
  const sums = new Map<string, number>();
  for (const [text, count] of days.flatMap((day) => Object.entries(day))) {
    sums.set(text, (sums.get(text) ?? 0) + count);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}
