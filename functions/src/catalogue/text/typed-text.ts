import { normaliseNumber } from "../../contract/part-details.ts";
import { synonymsAt } from "./synonyms.ts";
import { singular, typedWords } from "./words.ts";

/** What one asks of a part: one of these phrases, or a word that begins like this. */
export interface Term {
  /** The words as typed. */
  readonly typed: readonly string[];
  /** Other words for it. */
  readonly synonyms: readonly (readonly string[])[];
  /** The last word as typed so far, or null. */
  readonly beginning: string | null;
}

/** A search text, read as a part number and as words. */
export interface TypedText {
  /** The whole text as a normalised number. */
  readonly number: string;
  /** Parts of the text that may be whole numbers, such as the number in 'Bosch 0 986 478 868'. */
  readonly numbersWithin: readonly string[];
  readonly terms: readonly Term[];
}

const LONGEST_TEXT = 200;
const MOST_WORDS = 12;
const SHORTEST_BEGINNING = 2;
const SHORTEST_NUMBER_WITHIN = 5;
const MOST_PIECES = 12;

export function readText(text: string): TypedText {
  const shortened = text.slice(0, LONGEST_TEXT).toWellFormed();
  return {
    number: normaliseNumber(shortened),
    numbersWithin: numbersWithin(shortened),
    terms: termsOf(shortened),
  };
}

/** Whether it reads as a number. Words alone never hide what the words find. */
export function hasDigit(number: string): boolean {
  return /\p{Nd}/u.test(number);
}

function numbersWithin(text: string): string[] {
  const pieces = text.split(/\s+/).filter(Boolean).slice(0, MOST_PIECES);
  const runs = pieces.flatMap((_, from) =>
    pieces
      .slice(from)
      .map((_piece, length) => normaliseNumber(pieces.slice(from, from + length + 1).join(""))),
  );
  return runs.filter((run) => run.length >= SHORTEST_NUMBER_WITHIN && hasDigit(run));
}

function termsOf(text: string): Term[] {
  const typed = [...new Set(typedWords(text))].slice(0, MOST_WORDS);
  const words = typed.map(singular);
  const terms: Term[] = [];
  for (let place = 0; place < words.length; ) {
    const { length, synonyms } = synonymsAt(words, place);
    const last = typed.at(-1);
    const isUnfinished = length === 1 && place === words.length - 1 && last !== undefined;
    const beginning = isUnfinished && last.length >= SHORTEST_BEGINNING ? last : null;
    terms.push({ typed: words.slice(place, place + length), synonyms, beginning });
    place += length;
  }
  return terms;
}
