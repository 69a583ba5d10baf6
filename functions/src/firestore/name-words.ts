import { plainText } from "../contract/values/plain-text.ts";

// What a name is found by. Firestore looks for one entry of a list, so words that may be asked for together have one.

/** Each more doubles the entries. */
const MOST_WORDS = 5;

export function wordsOfName(name: string): string[] {
  const words = wordsOf(name);
  return [...new Set([...together(words.slice(0, MOST_WORDS)), ...words, entryOf(words)])].filter(Boolean);
}

/** The entry that all the words of a text have together, empty without one. */
export function parseNameQuery(typed: string): string {
  return entryOf(wordsOf(typed));
}

function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).match(/[\p{L}\p{N}]+/gu))];
}

function entryOf(words: readonly string[]): string {
  return words.toSorted().join(" ");
}

function together(words: readonly string[]): string[] {
  const picked = Array.from({ length: 2 ** words.length }, (_, picks) =>
    words.filter((_word, place) => (picks >> place) & 1),
  );
  return picked.map(entryOf);
}
