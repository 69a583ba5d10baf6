import type { Counts, MissedKind } from "./missed-texts.ts";

/** What these days' searches didn't find, the most frequent first. */
export function mostMissed(
  days: readonly Readonly<Record<MissedKind, Counts>>[],
  kind: MissedKind,
): { text: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const [text, count] of days.flatMap((day) => Object.entries(day[kind]))) {
    sums.set(text, (sums.get(text) ?? 0) + count);
  }
  return [...sums].map(([text, count]) => ({ text, count })).sort((one, other) => other.count - one.count);
}
