import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { indexedWords } from "../../catalogue/text/indexed-words.ts";
import type { Term } from "../../catalogue/text/typed-text.ts";
import { errorsAllowed, isCorrectable, typingErrors } from "../../catalogue/text/typing-errors.ts";

export interface ItemWords {
  readonly name: ReadonlySet<string>;
  readonly nameOrBrand: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

export function itemWordsOf({ name, brand, description, facts }: CatalogueItem): ItemWords {
  const [inName, inBrand, inDescription] = [name, brand, description].map(indexedWords);
  const inFacts = facts.flatMap((fact) => [...indexedWords(fact.name), ...indexedWords(fact.value)]);
  const nameOrBrand = [...(inName ?? []), ...(inBrand ?? [])];
  return {
    name: new Set(inName),
    nameOrBrand: new Set(nameOrBrand),
    all: new Set([...nameOrBrand, ...(inDescription ?? []), ...inFacts]),
  };
}

export function isThereAsTyped({ typed }: Term, words: ReadonlySet<string>): boolean {
  return typed.every((word) => words.has(word));
}

export function isThere(term: Term, words: ReadonlySet<string>): boolean {
  const { synonyms, beginnings } = term;
  return (
    isThereAsTyped(term, words) ||
    synonyms.some((phrase) => phrase.every((word) => words.has(word))) ||
    beginnings.some((phrase) => isBegun(phrase, words))
  );
}

function isBegun(phrase: readonly string[], words: ReadonlySet<string>): boolean {
  const last = phrase.at(-1) ?? "";
  return phrase.slice(0, -1).every((word) => words.has(word)) && hasBeginning(last, words);
}

export function hasBeginning(beginning: string, words: ReadonlySet<string>): boolean {
  return [...words].some((word) => word.startsWith(beginning));
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

function misspelling({ typed: [word = ""], mayBeWrong }: Term, words: ReadonlySet<string>): number | null {
  if (!mayBeWrong) return null;
  const costs = costsOf(word);
  let least = Number.POSITIVE_INFINITY;
  for (const intended of words) {
    const cost = costs.get(intended) ?? costOf(word, intended);
    costs.set(intended, cost);
    if (cost < least) least = cost;
  }
  return Number.isFinite(least) ? least : null;
}

function costOf(typed: string, intended: string): number {
  const most = errorsAllowed(typed);
  return most > 0 && isCorrectable(intended) ? typingErrors(typed, intended, most) : Number.POSITIVE_INFINITY;
}

/** Caches the cost of reading one typed word as another, for the texts that are searched now. */
const known = new Map<string, Map<string, number>>();
const MOST_KNOWN = 24;

function costsOf(typed: string): Map<string, number> {
  const costs = known.get(typed) ?? new Map<string, number>();
  if (!known.has(typed) && known.size === MOST_KNOWN) known.clear();
  known.set(typed, costs);
  return costs;
}
