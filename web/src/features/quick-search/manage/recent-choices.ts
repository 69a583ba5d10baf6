import type { Choice } from "./choices.ts";

const MOST_RECENT = 5;

/** By account, and in this page alone: names of customers are stored nowhere. */
const recent = new Map<string, readonly Choice[]>();

export function recentChoices(uid: string): readonly Choice[] {
  return recent.get(uid) ?? [];
}

export function rememberChoice(uid: string, chosen: Choice): void {
  const others = recentChoices(uid).filter(({ to }) => to !== chosen.to);
  recent.clear();
  recent.set(uid, [chosen, ...others].slice(0, MOST_RECENT));
}
