import { beginningsOfNumber } from "./beginnings.ts";
import { wordsOfName } from "./name-words.ts";

/** Search entries of a paper: beginnings of its number, of its orders' numbers and of words of its buyer. */
export function wordsOfPaper(numbers: readonly string[], buyer: string): string[] {
  return [...new Set([...numbers.flatMap(beginningsOfNumber), ...wordsOfName(buyer)])];
}
