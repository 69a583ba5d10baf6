import type { Matched } from "../contract/catalogue/answer.ts";

export const numberKinds = ["superseded", "own", "oem", "equivalent"] as const satisfies Matched["kind"][];
export type NumberKind = (typeof numberKinds)[number];

/** What a part was found by, best first; 0 is not at all. To a number's rank, add the place of its kind. */
export const rank = {
  wholeNumber: 1,
  numberBeginning: 5,
  nameAsTyped: 9,
  nameOrBrand: 10,
  anywhere: 11,
} as const;

export function kindOf(found: number): NumberKind | null {
  if (found === 0 || found >= rank.nameAsTyped) return null;
  return numberKinds[(found - rank.wholeNumber) % numberKinds.length] ?? null;
}

export function rankOfNumber(isWhole: boolean, kind: NumberKind): number {
  return (isWhole ? rank.wholeNumber : rank.numberBeginning) + numberKinds.indexOf(kind);
}

export function isWholeNumber(found: number): boolean {
  return found >= rank.wholeNumber && found < rank.numberBeginning;
}

const MOST_WORDS_COUNTED = 63;

/** The lower, the better: whole numbers, then what is available, then the rank, then the shorter name. */
export function scoreOf(found: number, isAvailable: boolean, wordsInName: number): number {
  const first = (isWholeNumber(found) ? 0 : 2) + (isAvailable ? 0 : 1);
  const words = found >= rank.nameAsTyped ? Math.min(wordsInName, MOST_WORDS_COUNTED) : 0;
  return (first * 16 + found) * (MOST_WORDS_COUNTED + 1) + words;
}
