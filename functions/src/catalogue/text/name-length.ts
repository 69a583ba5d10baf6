import { wordsOf } from "./words.ts";

const MOST_OF_KIND = 15;
const MOST_IN_ALL = 63;

export const LONGEST_NAME = (MOST_OF_KIND + 1) * (MOST_IN_ALL + 1);

/** A kind of fewer words than were typed isn't what is meant: a dual-mass flywheel is no clutch kit that has one. */
export function lengthBeside(length: number, typedWords: number): number {
  const isLongEnough = Math.floor(length / (MOST_IN_ALL + 1)) >= typedWords;
  return isLongEnough ? length : MOST_OF_KIND * (MOST_IN_ALL + 1) + wordsInAll(length);
}

export function wordsInAll(length: number): number {
  return length % (MOST_IN_ALL + 1);
}

/**
 * Counts a name's words: of two that match, the shorter is meant. The kind of part stands before the first comma
 * and counts first, so that a tie rod comes before a tie rod end.
 */
export function nameLength(name: string): number {
  const [kind = ""] = name.split(/[,;(]/, 1);
  const [ofKind, inAll] = [kind, name].map((text) => wordsOf(text).length) as [number, number];
  return Math.min(ofKind, MOST_OF_KIND) * (MOST_IN_ALL + 1) + Math.min(inAll, MOST_IN_ALL);
}
