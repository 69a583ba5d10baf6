import type { Reading } from "./cursor.ts";
import { allOf, anyOf, askedFor, inNameOrBrand, phrase } from "./match-expressions.ts";
import { rank } from "./ranks.ts";
import type { Term } from "./typed-text.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordSearch } from "./word-search.ts";

/** A term, and the words that may have been meant, with one typing error and with two. */
export interface Correction {
  readonly term: Term;
  readonly one: readonly string[];
  readonly two: readonly string[];
}

export interface CloseHits {
  readonly reading: Reading;
  readonly ranks: ReadonlyMap<number, number>;
}

/** Which terms are taken for wrong, and where they are looked for, in this order. */
const passes = [
  { isUnknownOnly: true, isInName: true },
  { isUnknownOnly: true, isInName: false },
  { isUnknownOnly: false, isInName: true },
  { isUnknownOnly: false, isInName: false },
];

/** Finds the parts that have all terms but for the fewest typing errors. Words that no part has are corrected first. */
export class ClosestSearch {
  readonly #words: WordSearch;
  readonly #vocabulary: Vocabulary;

  constructor(words: WordSearch, vocabulary: Vocabulary) {
    this.#words = words;
    this.#vocabulary = vocabulary;
  }

  correct(term: Term): Correction {
    const [word, ...more] = term.typed;
    const near = word !== undefined && more.length === 0 && this.#vocabulary.near(word);
    return { term, ...(near || { one: [], two: [] }) };
  }

  find(terms: readonly Term[]): CloseHits | null {
    for (const pass of passes.keys()) {
      const hits = this.findAs(terms, pass);
      if (hits) return hits;
    }
    return null;
  }

  /** The hits of one pass; of those with so many errors, or else with the fewest. */
  findAs(terms: readonly Term[], pass: number, errors?: number): CloseHits | null {
    const { isUnknownOnly, isInName } = passes[pass] ?? { isUnknownOnly: false, isInName: false };
    const corrections = terms.map((term) =>
      isUnknownOnly && this.#words.isAnywhere(term) ? { term, one: [], two: [] } : this.correct(term),
    );
    const found = this.#withErrors(corrections, isInName);
    const least = errors ?? Math.min(...found.values());
    const rows = [...found].filter(([, count]) => count === least).map(([row]) => row);
    if (rows.length === 0) return null;
    const first = new Set(isInName ? this.#rows(corrections.map(asTyped), true) : []);
    const rankOf = (row: number) => (first.has(row) ? rank.nameAsTyped : rank.nameOrBrand);
    const ranks = rows.map((row) => [row, isInName ? rankOf(row) : rank.anywhere] as const);
    return { reading: ["closest", pass, least], ranks: new Map(ranks) };
  }

  /** The number of errors of each row that has all terms. */
  #withErrors(corrections: readonly Correction[], isInName: boolean): Map<number, number> {
    const all = corrections.map(meant);
    const found = new Map(this.#rows(all, isInName).map((row) => [row, 0]));
    for (const { term, one, two } of found.size > 0 ? corrections : []) {
      if (one.length + two.length === 0) continue;
      const without = new Set(this.#rows([...all, askedFor(term)], isInName));
      const withOne = new Set(one.length > 0 ? this.#rows([...all, anyOf(one)], isInName) : []);
      for (const [row, errors] of found) {
        if (!without.has(row)) found.set(row, errors + (withOne.has(row) ? 1 : 2));
      }
    }
    return found;
  }

  #rows(expressions: readonly string[], isInName: boolean): number[] {
    const all = allOf(expressions);
    return this.#words.rows(isInName ? inNameOrBrand(all) : all);
  }
}

/** All that a term may stand for. */
function meant({ term, one, two }: Correction): string {
  return [askedFor(term), ...corrected(one, two)].join(" OR ");
}

/** Neither other words nor beginnings. */
function asTyped({ term, one, two }: Correction): string {
  return [phrase(term.typed), ...corrected(one, two)].join(" OR ");
}

function corrected(one: readonly string[], two: readonly string[]): string[] {
  return one.length + two.length > 0 ? [anyOf([...one, ...two])] : [];
}
