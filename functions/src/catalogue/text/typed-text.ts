import { articleKey } from "../../contract/values/article.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";
import { measureAt } from "./indexed-words.ts";
import { isLabel, isLabelOfNumber, piecesOf } from "./number-labels.ts";
import { findSpellings, MOST_WORDS, type TypedWord, type WordLexicon } from "./spellings.ts";
import { synonymsAt, synonymsOfBeginning } from "./synonyms.ts";
import { runsOf, singular, typedWords, wordsIn } from "./words.ts";

/** One term of a search: one of these phrases. */
export interface Term {
  readonly typed: readonly string[];
  /** The same in other words or in other writing. */
  readonly synonyms: readonly (readonly string[])[];
  /** Phrases whose last word only begins like this. */
  readonly beginnings: readonly (readonly string[])[];
  /** Typing errors are allowed. In a long text, short words are taken literally, because they are close to too many others. */
  readonly mayBeWrong: boolean;
}

interface Terms {
  readonly terms: readonly Term[];
  /** The terms where the last words only begin a phrase with synonyms, as 'lambda' does, or none. */
  readonly unfinishedTerms: readonly Term[];
}

export interface TypedText extends Terms {
  readonly number: string;
  /** Parts of the text that may be whole numbers, such as the number in 'Bosch 0 986 478 868' or 'OE: 123'. */
  readonly numbersWithin: readonly string[];
  /** The words beside one of these numbers. */
  besides(number: string): readonly string[];
  /** The text without labels and names of makers at its ends, as a normalised number: that of 'Bosch 0986' is 0986. */
  numberBesides(isMaker: (word: string) => boolean): string;
}

const LONGEST_TEXT = 200;
const MANY_WORDS = 7;
const SHORT_WORD = 3;
const SHORTEST_BEGINNING = 2;
const SHORTEST_NUMBER_WITHIN = 5;
const MOST_PIECES = 12;

export function readText(text: string, lexicon: WordLexicon): TypedText {
  const shortened = text.slice(0, LONGEST_TEXT).toWellFormed();
  let read: Terms | undefined;
  // A number needs none of the questions that words ask.
  const words = () => (read ??= parseTerms(shortened, lexicon));
  return {
    number: articleKey(shortened),
    numbersWithin: numbersWithin(shortened),
    get terms() {
      return words().terms;
    },
    get unfinishedTerms() {
      return words().unfinishedTerms;
    },
    besides: (number) => wordsBesides(shortened, number),
    numberBesides: (isMaker) => numberBesides(shortened, isMaker),
  };
}

/** A text without a digit is searched as words only, never as a part's number. */
export function hasDigit(number: string): boolean {
  return /\p{Nd}/u.test(number);
}

function firstPiecesOf(text: string): RegExpMatchArray[] {
  return piecesOf(text).slice(0, MOST_PIECES);
}

export function numbersWithin(text: string): string[] {
  const pieces = firstPiecesOf(text).map(([piece]) => piece);
  return pieces.flatMap((_, from) => {
    const label = pieces[from - 1];
    const shortest = label !== undefined && isLabelOfNumber(label) ? 1 : SHORTEST_NUMBER_WITHIN;
    return pieces
      .slice(from)
      .map((_piece, length) => articleKey(pieces.slice(from, from + length + 1).join("")))
      .filter((run) => run.length >= shortest && hasDigit(run));
  });
}

/** Position of one of these numbers. */
export function placeOf(number: string, text: string): [start: number, end: number] {
  const pieces = firstPiecesOf(text);
  for (const [from, first] of pieces.entries()) {
    for (const [length, last] of pieces.slice(from).entries()) {
      const joined = pieces.slice(from, from + length + 1).join("");
      if (articleKey(joined) === number) return [first.index ?? 0, (last.index ?? 0) + last[0].length];
    }
  }
  return [0, text.length];
}

function wordsBesides(text: string, number: string): string[] {
  const [start, end] = placeOf(number, text);
  const before = piecesOf(text.slice(0, start)).map(([piece]) => piece);
  const words = before.slice(0, before.findLastIndex((piece, place) => !isLabel(piece, place)) + 1);
  return [...words, text.slice(end)].flatMap(typedWords);
}

function numberBesides(text: string, isMaker: (word: string) => boolean): string {
  const isNumber = (piece: string, place: number) =>
    !isLabel(piece, place) && !typedWords(piece).every(isMaker);
  const pieces = piecesOf(text).map(([piece]) => piece);
  const [first, last] = [pieces.findIndex(isNumber), pieces.findLastIndex(isNumber)];
  return first < 0 ? "" : normaliseNumber(pieces.slice(first, last + 1).join(""));
}

function wordsTyped(text: string): TypedWord[] {
  const runs = runsOf(text);
  const typed = runs.flatMap((run, place) =>
    wordsIn(run).map((word) => [word, { word, measure: measureAt(runs, place) }] as const),
  );
  return [...new Map(typed).values()].slice(0, MOST_WORDS);
}

function parseTerms(text: string, lexicon: WordLexicon): Terms {
  const typed = wordsTyped(text);
  const spellings = findSpellings(typed, lexicon);
  const words = typed.map(({ word }) => singular(word));
  const last = typed.at(-1)?.word ?? "";
  const terms: Term[] = [];
  let unfinishedTerms: Term[] = [];
  for (let place = 0; place < words.length; ) {
    const rest = [...words.slice(place, -1), last];
    const synonymsOfRest = unfinishedTerms.length > 0 ? [] : synonymsOfBeginning(rest);
    if (synonymsOfRest.length > 0) {
      unfinishedTerms = [
        ...terms,
        { typed: words.slice(place), synonyms: synonymsOfRest, beginnings: [], mayBeWrong: false },
      ];
    }
    const { length, synonyms } = synonymsAt(words, place);
    const isUnfinished = length === 1 && place === words.length - 1 && last.length >= SHORTEST_BEGINNING;
    const mayBeWrong =
      length === 1 && (words.length < MANY_WORDS || (words[place] ?? "").length > SHORT_WORD);
    const others = spellings.filter(({ start, end }) => start <= place && place + length <= end);
    const [begun, whole] = [true, false].map((isBeginning) =>
      others.filter((each) => each.isBeginning === isBeginning).map((each) => each.words),
    );
    terms.push({
      typed: words.slice(place, place + length),
      synonyms: [...synonyms, ...(whole ?? [])],
      beginnings: [...(isUnfinished ? [[last]] : []), ...(begun ?? [])],
      mayBeWrong,
    });
    place += length;
  }
  return { terms, unfinishedTerms };
}
