import type { Counts, ZeroResultKind } from "./zero-result-counts.ts";

/** What these days' searches didn't find, the most frequent first. */
export function mostFrequent(
  days: readonly Readonly<Record<ZeroResultKind, Counts>>[],
  kind: ZeroResultKind,
): { text: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const [text, count] of days.flatMap((day) => Object.entries(day[kind]))) {
    sums.set(text, (sums.get(text) ?? 0) + count);
  }
  return [...sums].map(([text, count]) => ({ text, count })).sort((one, other) => other.count - one.count);
}
