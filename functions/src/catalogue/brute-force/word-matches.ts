import type { CatalogueItem } from "../catalogue-item.ts";
import type { Term } from "../text/typed-text.ts";
import { errorsAllowed, isCorrectable, typingErrors } from "../text/typing-errors.ts";
import { wordsOf } from "../text/words.ts";

/** The words of a part: of its name, of name and brand, and all. */
export interface ItemWords {
  readonly name: ReadonlySet<string>;
  readonly nameOrBrand: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

export function itemWordsOf({ name, brand, description }: CatalogueItem): ItemWords {
  return {
    name: new Set(wordsOf(name)),
    nameOrBrand: new Set(wordsOf(`${name} ${brand}`)),
    all: new Set(wordsOf(`${name} ${brand} ${description}`)),
  };
}

export function isThereAsTyped({ typed }: Term, words: ReadonlySet<string>): boolean {
  return typed.every((word) => words.has(word));
}

export function isThere(term: Term, words: ReadonlySet<string>): boolean {
  const { synonyms, beginning } = term;
  return (
    isThereAsTyped(term, words) ||
    synonyms.some((phrase) => phrase.every((word) => words.has(word))) ||
    (beginning !== null && [...words].some((word) => word.startsWith(beginning)))
  );
}

/** The cost of the typing errors with which a term is there; null where it isn't. */
export function errorsIn(term: Term, words: ReadonlySet<string>): number | null {
  if (isThere(term, words)) return 0;
  return misspelling(term, words);
}

/** The same, but for other words and beginnings. */
export function errorsAsTyped(term: Term, words: ReadonlySet<string>): number | null {
  return isThereAsTyped(term, words) ? 0 : misspelling(term, words);
}

function misspelling({ typed: [word, ...more] }: Term, words: ReadonlySet<string>): number | null {
  if (word === undefined || more.length > 0) return null;
  const most = errorsAllowed(word);
  const candidates = [...words].filter(isCorrectable);
  const least = Math.min(...candidates.map((candidate) => typingErrors(word, candidate, most)));
  return Number.isFinite(least) && most > 0 ? least : null;
}
