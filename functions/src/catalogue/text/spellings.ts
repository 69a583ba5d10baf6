import { isBorder, MOST_JOINED } from "./indexed-words.ts";
import { hasSynonyms, phrasesOf } from "./synonyms.ts";
import { isCorrectable } from "./typing-errors.ts";
import { singular } from "./words.ts";

/** Words of the catalogue's parts. Words are as they are compared. */
export interface WordLexicon {
  has(word: string): boolean;
  hasBeginning(beginning: string): boolean;
  hasInOneName(words: readonly string[]): boolean;
}

export interface TypedWord {
  readonly word: string;
  readonly measure: readonly [number: string, unit: string] | null;
}

/** Synonyms of the typed words from `start` to before `end`; of a beginning, the last word only begins so. */
interface Spelling {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly isBeginning: boolean;
}

export const MOST_WORDS = 12;
const SHORTEST_PIECE = 3;
const SHORTEST_COMPOUND = 5;

/** Taken apart, a text has no more words than one may type. */
export function findSpellings(typed: readonly TypedWord[], lexicon: WordLexicon): Spelling[] {
  let left = MOST_WORDS - typed.length;
  return typed.flatMap((_word, place) => {
    const inTwo = left > 0 ? apart(typed, place, lexicon) : [];
    if (inTwo.length > 0) left--;
    return [...inTwo, ...joined(typed, place, lexicon)];
  });
}

function apart(typed: readonly TypedWord[], place: number, lexicon: WordLexicon): Spelling[] {
  const { word = "", measure } = typed[place] ?? {};
  const isLast = place === typed.length - 1;
  const written = { start: place, end: place + 1 };
  const whole = measure ? [measure.map(singular)] : compounds(singular(word), lexicon);
  const begun = () =>
    measure ? [measure].filter(([, unit]) => unit.length > 1) : unfinishedCompounds(word, lexicon);
  return [
    ...whole.map((words) => ({ ...written, words, isBeginning: false })),
    ...(isLast ? begun() : []).map((words) => ({ ...written, words, isBeginning: true })),
  ];
}

function joined(typed: readonly TypedWord[], start: number, lexicon: WordLexicon): Spelling[] {
  const spellings: Spelling[] = [];
  for (let end = start + 2; end <= Math.min(start + MOST_JOINED, typed.length); end++) {
    const words = typed.slice(start, end).map(({ word }) => word);
    if (!mayBeOne(words)) continue;
    const one = words.join("");
    if (lexicon.has(singular(one)))
      spellings.push({ start, end, words: [singular(one)], isBeginning: false });
    if (end === typed.length && lexicon.hasBeginning(one))
      spellings.push({ start, end, words: [one], isBeginning: true });
  }
  return spellings;
}

function mayBeOne(words: readonly string[]): boolean {
  const one = words.join("");
  if (isCorrectable(one)) return one.length >= SHORTEST_COMPOUND;
  return words.every((word, place) => place === 0 || isBorder(words[place - 1] ?? "", word));
}

/** A word that the parts have stays one word, unless a name has the two. */
function compounds(word: string, lexicon: WordLexicon): readonly string[][] {
  const isWord = (piece: string) => lexicon.has(piece) || hasSynonyms(piece);
  const phrases = halves(word)
    .filter((pieces) => pieces.every(isWord))
    .flatMap(phrasesOf);
  return lexicon.has(word) ? phrases.filter((words) => lexicon.hasInOneName(words)) : phrases;
}

function unfinishedCompounds(word: string, lexicon: WordLexicon): readonly string[][] {
  if (lexicon.hasBeginning(word)) return [];
  return halves(word).filter(([first = "", rest = ""]) => lexicon.has(first) && lexicon.hasBeginning(rest));
}

function halves(word: string): string[][] {
  if (!isCorrectable(word)) return [];
  const places = Math.max(0, word.length - 2 * SHORTEST_PIECE + 1);
  return Array.from({ length: places }, (_, place) => place + SHORTEST_PIECE).map((place) => [
    word.slice(0, place),
    word.slice(place),
  ]);
}
