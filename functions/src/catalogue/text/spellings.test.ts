import { expect, it } from "vitest";
import { findSpellings, MOST_WORDS, type WordLexicon } from "./spellings.ts";

const any: WordLexicon = { has: () => true, hasBeginning: () => true, hasInOneName: () => true };

it("Taken apart, a text asks for no more words than one may type", () => {
  const typed = Array.from({ length: 9 }, (_, count) => ({
    word: `${count}mm`,
    measure: [`${count}`, "mm"] as const,
  }));
  const apart = findSpellings(typed, any).filter(({ words }) => words.length === 2);
  expect(apart.map(({ start }) => start)).toEqual([0, 1, 2]);
  expect(typed.length + apart.length).toBe(MOST_WORDS);
});
