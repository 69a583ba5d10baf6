import { plainText } from "../../contract/values/plain-text.ts";

const ENDS_IN_S_ALONE = /(ss|us|is)$/;
const PLURAL_IN_ES = /(x|ch|sh|ss|zz)es$/;

/** Scripts that are written without blanks between words. */
const UNSPACED = ["Han", "Bopo", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"]
  .map((script) => `\\p{scx=${script}}`)
  .join("");
const LETTERS = "[\\p{L}\\p{N}]";
const RUN = new RegExp(`[${LETTERS}&&[${UNSPACED}]]+|[${LETTERS}--[${UNSPACED}]]+`, "gv");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "v");

/** Letters and digits that stand together, as typed but for case, accents and what nobody sees. */
export interface Run {
  readonly word: string;
  readonly gap: string;
}

export function runsOf(text: string): Run[] {
  const plain = plainText(text);
  const gaps = plain.split(RUN);
  return (plain.match(RUN) ?? []).map((word, place) => ({ word, gap: gaps[place + 1] ?? "" }));
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** The run itself, or each two neighbours of its letters where no blank tells its words apart. */
export function wordsIn({ word }: Run): string[] {
  const letters = isUnspaced(word) ? [...word] : [word];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, place) => letters[place] + letter);
}

/** The words of a text as typed, but for case, accents and what nobody sees. */
export function typedWords(text: string): string[] {
  return runsOf(text).flatMap(wordsIn);
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return typedWords(text).map(singular);
}

/** A word without its plural ending, by rules crude enough to treat both sides alike. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || ENDS_IN_S_ALONE.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return PLURAL_IN_ES.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
