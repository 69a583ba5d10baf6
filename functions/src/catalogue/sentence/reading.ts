import type { Read } from "../../contract/catalogue/answer.ts";
import { type PartGroup, partGroups } from "../../contract/values/part-groups.ts";
import { plainText } from "../../contract/values/plain-text.ts";
import { MOST_WORDS } from "../text/spellings.ts";
import { singular, typedWords } from "../text/words.ts";
import type { Sentence } from "./sentence.ts";
import { tokensOf } from "./tokens.ts";

/** The answer's description of a text. `dropped` are words as they are compared, null where nothing was found. */
export function describeReading(sentence: Sentence, dropped: readonly string[] | null): Read {
  const { words, vehicles, ignored } = sentence;
  const [vehicle = null, another] = vehicles;
  return {
    words,
    vehicle: another ? null : vehicle,
    ignored: [...ignored],
    dropped: [...sentence.dropped, ...(dropped ? typedOf(words, dropped) : [])],
    ...(another && { choices: [...vehicles] }),
  };
}

/** The words as typed. Those after the last one that is looked for were dropped too. */
function typedOf(text: string, dropped: readonly string[]): string[] {
  const gone = new Set(dropped.map(singular));
  const sought = new Set([...new Set(typedWords(text))].slice(0, MOST_WORDS));
  const isGone = (word: string) => gone.has(singular(word)) || !sought.has(word);
  const tokens = tokensOf(text).map(({ typed }) => ({ typed, words: typedWords(typed) }));
  return tokens.filter(({ words }) => words.length > 0 && words.every(isGone)).map(({ typed }) => typed);
}

export function groupNamed(words: string): PartGroup | null {
  return partGroups.find((group) => group !== "other" && group === plainText(words)) ?? null;
}
