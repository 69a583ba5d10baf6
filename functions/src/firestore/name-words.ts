import { wordsIn } from "../contract/values/words-in.ts";
import { beginningsOf, begunEntries, togetherEntries } from "./beginnings.ts";

/** Each more doubles the entries. */
const MOST_WORDS = 5;

export function wordsOfName(name: string): string[] {
  const words = [...new Set(wordsIn(name))];
  const first = words.slice(0, MOST_WORDS);
  const begun = [...beginningsOf(words), ...beginningsOf(first.toReversed())];
  return [...new Set([...together(first), ...togetherEntries(words), ...begun])];
}

export function parseNameQuery(typed: string): string[] {
  const words = wordsIn(typed);
  return [...new Set([...begunEntries(words), ...togetherEntries(words)])];
}

function together(words: readonly string[]): string[] {
  const picked = Array.from({ length: 2 ** words.length }, (_, picks) =>
    words.filter((_word, place) => (picks >> place) & 1),
  );
  return picked.flatMap(togetherEntries);
}
