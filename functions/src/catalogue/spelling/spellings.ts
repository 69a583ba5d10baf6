import { nameKey } from "../../contract/values/names.ts";
import type { Count } from "../catalogue.ts";

/** The spelling that most have; of several the first by code units, so that no order of writing shows. */
export function commonest(spellings: readonly Count<string>[]): string {
  const [first] = spellings.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return first?.value ?? "";
}

export function countSpellings(spellings: readonly string[]): Count<string>[] {
  const counts = Map.groupBy(spellings, (spelling) => spelling);
  return [...counts].map(([value, { length: count }]) => ({ value, count }));
}

/** Each name once, in its commonest spelling and with the counts of all. */
export function mergeSpellings(spellings: readonly Count<string>[]): Count<string>[] {
  const names = Map.groupBy(spellings, ({ value }) => nameKey(value));
  return [...names.values()].map((same) => ({
    value: commonest(same),
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));
}
