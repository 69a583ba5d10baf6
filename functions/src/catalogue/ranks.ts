import type { Matched } from "../contract/catalogue/answer.ts";
import type { Fit } from "../fitment/fitment-rule.ts";
import { LONGEST_NAME, wordsInAll } from "./text/name-length.ts";

export const numberKinds = ["superseded", "own", "oem", "equivalent"] as const satisfies Matched["kind"][];
export type NumberKind = (typeof numberKinds)[number];

/** Reasons that a part was found for, best first; 0 is not at all. To a number's rank, add the place of its kind. */
export const rank = {
  wholeNumber: 1,
  numberBeginning: 5,
  /** All words in the name or the brand, also those that were read as a vehicle or left out. */
  ownWords: 9,
  nameAsTyped: 10,
  nameOrBrand: 11,
  anywhere: 12,
} as const;

export function kindOf(found: number): NumberKind | null {
  if (found === 0 || found >= rank.ownWords) return null;
  return numberKinds[(found - rank.wholeNumber) % numberKinds.length] ?? null;
}

export function rankOfNumber(isWhole: boolean, kind: NumberKind): number {
  return (isWhole ? rank.wholeNumber : rank.numberBeginning) + numberKinds.indexOf(kind);
}

export function isWholeNumber(found: number): boolean {
  return found >= rank.wholeNumber && found < rank.numberBeginning;
}

/** The search has its own number or words, so it's found whatever it fits. */
export function isNamed(found: number): boolean {
  return found > 0 && found <= rank.ownWords;
}

/** The lower, the better: whole numbers, then what is available, then what fits, then the rank, then what isn't universal, then the shorter name. */
export function computeScore(found: number, isAvailable: boolean, fits: Fit | null, length: number): number {
  const isMisfit = fits === false && !isNamed(found);
  const first = (isWholeNumber(found) ? 0 : 4) + (isAvailable ? 0 : 2) + (isMisfit ? 1 : 0);
  const ofAll = found > rank.nameAsTyped ? wordsInAll(length) : length;
  const words = found >= rank.ownWords ? ofAll : 0;
  return ((first * 16 + found) * 2 + (fits === "universal" ? 1 : 0)) * LONGEST_NAME + words;
}
