import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Term } from "../text/typed-text.ts";
import { allOf, askedFor, inNameOrBrand, phrase } from "./match-expressions.ts";
import { collected } from "./sql.ts";

export class WordSearch {
  readonly #matching: StatementSync;
  readonly #any: StatementSync;

  constructor(db: DatabaseSync) {
    this.#matching = db.prepare("SELECT json_group_array(rowid) AS found FROM words WHERE words MATCH ?");
    this.#any = db.prepare("SELECT 1 FROM words WHERE words MATCH ? LIMIT 1");
  }

  inNameAsTyped(terms: readonly Term[]): number[] {
    return this.rows(`{name} : (${allOf(terms.map(({ typed }) => phrase(typed)))})`);
  }

  inNameOrBrand(terms: readonly Term[]): number[] {
    return this.rows(inNameOrBrand(allOf(terms.map(askedFor))));
  }

  anywhere(terms: readonly Term[]): number[] {
    return this.rows(allOf(terms.map(askedFor)));
  }

  /** Mostly it's there as typed, which is quicker to ask than for all words that begin like it. */
  isAnywhere(term: Term): boolean {
    return [phrase(term.typed), askedFor(term)].some((each) => this.#any.get(each) !== undefined);
  }

  rows(expression: string): number[] {
    return collected(this.#matching, expression);
  }
}
