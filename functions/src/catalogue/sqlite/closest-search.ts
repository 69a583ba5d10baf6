import type { MatchStrategy } from "../cursor.ts";
import { rank } from "../ranks.ts";
import type { Term } from "../text/typed-text.ts";
import type { IsWanted } from "./hits.ts";
import { allOf, anyOf, inNameOrBrand, phrase, toMatchExpression } from "./match-expressions.ts";
import type { NearWord, Vocabulary } from "./vocabulary.ts";
import type { WordSearch } from "./word-search.ts";

interface Correction {
  readonly term: Term;
  readonly near: readonly NearWord[];
}

export interface CloseHits {
  readonly reading: MatchStrategy;
  readonly ranks: ReadonlyMap<number, number>;
  readonly dropped?: readonly string[];
}

/** Tries these terms as misspelt, and these columns, in this order. */
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
  /** Each search has terms of its own, and asks for them several times. */
  readonly #corrections = new WeakMap<Term, Correction>();
  readonly #existing = new WeakMap<Term, boolean>();

  constructor(words: WordSearch, vocabulary: Vocabulary) {
    this.#words = words;
    this.#vocabulary = vocabulary;
  }

  correct(term: Term): Correction {
    const cached = this.#corrections.get(term);
    if (cached) return cached;
    const [word = ""] = term.typed;
    const correction = { term, near: term.mayBeWrong ? this.#vocabulary.near(word) : [] };
    this.#corrections.set(term, correction);
    return correction;
  }

  #isKnown(term: Term): boolean {
    const exists = this.#existing.get(term) ?? this.#words.isAnywhere(term);
    this.#existing.set(term, exists);
    return exists;
  }

  find(terms: readonly Term[], isWanted: IsWanted): CloseHits | null {
    for (const pass of passes.keys()) {
      const hits = this.#findIn(terms, pass, isWanted);
      if (hits) return hits;
    }
    return null;
  }

  /** The hits of one pass with the fewest errors. */
  #findIn(terms: readonly Term[], pass: number, isWanted: IsWanted): CloseHits | null {
    const { isUnknownOnly, isInName } = passes[pass] ?? { isUnknownOnly: false, isInName: false };
    const corrections = terms.map((term) =>
      isUnknownOnly && this.#isKnown(term) ? { term, near: [] } : this.correct(term),
    );
    // Otherwise this was tried already, or can't match.
    const exact = corrections.filter(({ near }) => near.length === 0);
    if (exact.length === terms.length || !exact.every(({ term }) => this.#isKnown(term))) return null;
    const found = this.#withErrors(corrections, isInName, isWanted);
    const least = [...found.values()].reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const rows = [...found].filter(([, count]) => count === least).map(([row]) => row);
    if (rows.length === 0) return null;
    const first = new Set(isInName ? this.#rows(corrections.map(asTyped), true, isWanted) : []);
    const rankOf = (row: number) => (first.has(row) ? rank.nameAsTyped : rank.nameOrBrand);
    const ranks = rows.map((row) => [row, isInName ? rankOf(row) : rank.anywhere] as const);
    return { reading: ["closest", pass, least], ranks: new Map(ranks) };
  }

  /** Rows by their errors; where one term is corrected, up to the first errors that find any. */
  #withErrors(
    corrections: readonly Correction[],
    isInName: boolean,
    isWanted: IsWanted,
  ): ReadonlyMap<number, number> {
    const [wrong, another] = corrections.filter(({ near }) => near.length > 0);
    return wrong && !another
      ? this.#withOneWrong(corrections, wrong, isInName, isWanted)
      : this.#withSeveralWrong(corrections, isInName, isWanted);
  }

  #withOneWrong(
    corrections: readonly Correction[],
    wrong: Correction,
    isInName: boolean,
    isWanted: IsWanted,
  ): ReadonlyMap<number, number> {
    const others = corrections.filter((each) => each !== wrong).map(toTerm);
    const found = new Map<number, number>();
    for (const { errors, expression } of this.#readings(wrong)) {
      for (const row of this.#rows([...others, expression], isInName, isWanted))
        if (!found.has(row)) found.set(row, errors);
      if (found.size > 0) break;
    }
    return found;
  }

  #withSeveralWrong(
    corrections: readonly Correction[],
    isInName: boolean,
    isWanted: IsWanted,
  ): ReadonlyMap<number, number> {
    const all = corrections.map(toTerm);
    const found = new Map(this.#rows(all, isInName, isWanted).map((row) => [row, 0]));
    for (const wrong of corrections.filter(({ near }) => found.size > 0 && near.length > 0)) {
      const readings = this.#readings(wrong);
      const settled = new Set<number>();
      for (const { errors, expression } of readings.slice(0, -1))
        for (const row of this.#rows([...all, expression], isInName, isWanted)) {
          if (settled.has(row)) continue;
          settled.add(row);
          found.set(row, (found.get(row) ?? 0) + errors);
        }
      // All that are left have the last reading, which needs no asking.
      const most = readings.at(-1)?.errors ?? 0;
      for (const [row, errors] of found) if (!settled.has(row)) found.set(row, errors + most);
    }
    return found;
  }

  /** Literally, unless no part has the word; then each correction, fewest errors first. */
  #readings({ term, near }: Correction): { errors: number; expression: string }[] {
    const corrected = near.map(({ errors, words }) => ({ errors, expression: anyOf(words) }));
    return this.#isKnown(term)
      ? [{ errors: 0, expression: toMatchExpression(term) }, ...corrected]
      : corrected;
  }

  #rows(expressions: readonly string[], isInName: boolean, isWanted: IsWanted): number[] {
    const all = allOf(expressions);
    return this.#words.rows(isInName ? inNameOrBrand(all) : all).filter(isWanted);
  }
}

function toTerm({ term, near }: Correction): string {
  return [toMatchExpression(term), ...corrected(near)].join(" OR ");
}

function asTyped({ term, near }: Correction): string {
  return [phrase(term.typed), ...corrected(near)].join(" OR ");
}

function corrected(near: readonly NearWord[]): string[] {
  return near.map(({ words }) => anyOf(words));
}
