import { isUnspaced } from "./words.ts";

/** How many typing errors a word may hold. A number holds none: another number is another part. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  if (!isCorrectable(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two letters of a script without blanks are no word of their own: others are another word. */
export function isCorrectable(word: string): boolean {
  return word.length >= 2 && /^\p{L}+$/u.test(word) && !isUnspaced(word);
}

/** A letter left out and two swapped, of which there are few; the others could lead to any letter. */
export const LIKELY = 10;
const UNLIKELY = 11;

/** The cost: fewer errors cost less, and of as many the likelier ones. Infinite where there are more than `most`. */
export function typingErrors(typed: string, intended: string, most: number): number {
  const tooMuch = LIKELY * (most + 1);
  if (Math.abs(typed.length - intended.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: intended.length + 1 }, (_, column) => column * LIKELY);
  for (let row = 1; row <= typed.length; row++) {
    const current = new Array<number>(intended.length + 1).fill(tooMuch);
    current[0] = row * UNLIKELY;
    let least = row * UNLIKELY;
    // Letters that are further apart cost too much.
    const end = Math.min(row + most, intended.length);
    for (let column = Math.max(1, row - most); column <= end; column++) {
      const isSame = typed.charCodeAt(row - 1) === intended.charCodeAt(column - 1);
      let errors = Math.min(
        (last[column] ?? 0) + UNLIKELY,
        (current[column - 1] ?? 0) + LIKELY,
        (last[column - 1] ?? 0) + (isSame ? 0 : UNLIKELY),
      );
      const isSwap =
        typed.charCodeAt(row - 1) === intended.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === intended.charCodeAt(column - 1);
      if (row > 1 && column > 1 && isSwap) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + LIKELY);
      current[column] = errors;
      least = Math.min(least, errors);
    }
    if (least >= tooMuch) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const errors = last[intended.length] ?? 0;
  return errors < tooMuch ? errors : Number.POSITIVE_INFINITY;
}
