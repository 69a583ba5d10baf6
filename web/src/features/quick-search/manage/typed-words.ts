import { plainText } from "@carparts/functions/contract/values/plain-text";
import { WORD, wordsIn } from "@carparts/functions/contract/values/words-in";

/** True if each of the typed words begins one of the text's. */
export function isBegun(text: string, typed: readonly string[]): boolean {
  const words = wordsIn(text);
  return typed.every((begun) => words.some((word) => word.startsWith(begun)));
}

export interface Piece {
  readonly text: string;
  readonly isMatched: boolean;
}

/** A text in pieces: the beginnings of its words that were typed, and what is between them. */
export function piecesOf(text: string, typed: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (end: number, isMatched: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatched });
    done = end;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const letters = [...word];
    const begun = typed
      .filter((one) => plainText(word).startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    if (begun === undefined) continue;
    add(index, false);
    add(index + letters.slice(0, begun.length).join("").length, true);
  }
  add(text.length, false);
  return pieces;
}
