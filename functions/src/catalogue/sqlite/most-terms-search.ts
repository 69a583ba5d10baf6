import { rank } from "../ranks.ts";
import type { Term } from "../text/typed-text.ts";
import type { CloseHits, ClosestSearch } from "./closest-search.ts";
import type { IsWanted } from "./hits.ts";
import { anyOf, inNameOrBrand, toMatchExpression } from "./match-expressions.ts";
import type { WordSearch } from "./word-search.ts";

interface Closeness {
  readonly terms: number;
  readonly errors: number;
}

/** Of many words the longest are the most specific. */
const MOST_TERMS = 6;

/** Finds the parts with the most terms in name and brand, at least half of them, and of these the ones with the fewest errors. */
export class MostTermsSearch {
  readonly #words: WordSearch;
  readonly #closest: ClosestSearch;

  constructor(words: WordSearch, closest: ClosestSearch) {
    this.#words = words;
    this.#closest = closest;
  }

  find(terms: readonly Term[], end: number, isWanted: IsWanted): CloseHits | null {
    return this.#findIn("name", terms, end, isWanted) ?? this.#findIn("part", terms, end, isWanted);
  }

  /** In name and brand or in the whole part. */
  #findIn(scope: "name" | "part", terms: readonly Term[], end: number, isWanted: IsWanted): CloseHits | null {
    const isInName = scope === "name";
    const longest = [...terms].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_TERMS);
    const tally = new Tally(end, isWanted);
    const having = new Map<Term, Uint8Array>();
    for (const { term, near } of longest.map((each) => this.#closest.correct(each))) {
      const corrected: [number, string][] = near.map(({ errors, words }) => [errors, anyOf(words)]);
      const expressions: [number, string][] = [[0, toMatchExpression(term)], ...corrected];
      having.set(term, tally.add(expressions.map(([errors, each]) => [errors, this.#rows(each, isInName)])));
    }
    const best = tally.best(Math.ceil(longest.length / 2));
    const rows = best.terms === 0 ? [] : tally.rows(best);
    if (rows.length === 0) return null;
    const ranks = new Map(rows.map((row) => [row, isInName ? rank.nameOrBrand : rank.anywhere]));
    const isDropped = (term: Term) => rows.some((row) => having.get(term)?.[row] !== 1);
    const dropped = terms.filter(isDropped).flatMap(({ typed }) => typed);
    return { reading: [`most-in-${scope}`, best.terms, best.errors], ranks, dropped };
  }

  #rows(expression: string, isInName: boolean): number[] {
    return this.#words.rows(isInName ? inNameOrBrand(expression) : expression);
  }
}

function lengthOf({ typed }: Term): number {
  return typed.join("").length;
}

class Tally {
  readonly #terms: Uint8Array;
  readonly #errors: Uint16Array;
  readonly #isWanted: IsWanted;

  constructor(end: number, isWanted: IsWanted) {
    this.#isWanted = isWanted;
    this.#terms = new Uint8Array(end);
    this.#errors = new Uint16Array(end);
  }

  /** Adds a term: the rows that have it, by their errors, the fewest first. Returns 1 at each wanted row that has it. */
  add(rowsByErrors: readonly (readonly [errors: number, rows: readonly number[]])[]): Uint8Array {
    const isAdded = new Uint8Array(this.#terms.length);
    for (const [errors, rows] of rowsByErrors) {
      for (const row of rows) {
        if (isAdded[row] === 1 || !this.#isWanted(row)) continue;
        isAdded[row] = 1;
        this.#terms[row] = (this.#terms[row] ?? 0) + 1;
        this.#errors[row] = (this.#errors[row] ?? 0) + errors;
      }
    }
    return isAdded;
  }

  best(leastTerms: number): Closeness {
    let best = { terms: 0, errors: 0 };
    for (let row = 0; row < this.#terms.length; row++) {
      const terms = this.#terms[row] ?? 0;
      const errors = this.#errors[row] ?? 0;
      if (terms < Math.max(leastTerms, best.terms)) continue;
      if (terms > best.terms || errors < best.errors) best = { terms, errors };
    }
    return best;
  }

  is(row: number, { terms, errors }: Closeness): boolean {
    return this.#terms[row] === terms && this.#errors[row] === errors;
  }

  rows(closeness: Closeness): number[] {
    const rows: number[] = [];
    for (let row = 0; row < this.#terms.length; row++) if (this.is(row, closeness)) rows.push(row);
    return rows;
  }
}
