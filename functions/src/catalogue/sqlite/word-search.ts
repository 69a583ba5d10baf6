import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { WordLexicon } from "../text/spellings.ts";
import type { Term } from "../text/typed-text.ts";
import { isCorrectable } from "../text/typing-errors.ts";
import { allOf, beginning, inName, inNameOrBrand, phrase, toMatchExpression } from "./match-expressions.ts";
import { collected } from "./sql.ts";
import type { Vocabulary } from "./vocabulary.ts";

export class WordSearch implements WordLexicon {
  readonly #matching: StatementSync;
  readonly #any: StatementSync;
  readonly #vocabulary: Vocabulary;

  constructor(db: DatabaseSync, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#matching = db.prepare("SELECT json_group_array(rowid) AS found FROM words WHERE words MATCH ?");
    this.#any = db.prepare("SELECT 1 FROM words WHERE words MATCH ? LIMIT 1");
  }

  inNameAsTyped(terms: readonly Term[]): number[] {
    return this.rows(inName(allOf(terms.map(({ typed }) => phrase(typed)))));
  }

  inNameOrBrand(terms: readonly Term[]): number[] {
    return this.rows(inNameOrBrand(allOf(terms.map(toMatchExpression))));
  }

  anywhere(terms: readonly Term[]): number[] {
    return this.rows(allOf(terms.map(toMatchExpression)));
  }

  /** Usually the word itself exists, which is faster to check than its prefixes. */
  isAnywhere(term: Term): boolean {
    return [phrase(term.typed), toMatchExpression(term)].some((each) => this.#isAny(each));
  }

  /** The vocabulary has the words of deleted parts too. */
  has(word: string): boolean {
    return (this.#vocabulary.has(word) || !isCorrectable(word)) && this.#isAny(phrase([word]));
  }

  hasBeginning(word: string): boolean {
    return this.#isAny(beginning([word]));
  }

  hasInOneName(words: readonly string[]): boolean {
    return this.#isAny(inName(phrase(words)));
  }

  rows(expression: string): number[] {
    return collected(this.#matching, expression);
  }

  #isAny(expression: string): boolean {
    return this.#any.get(expression) !== undefined;
  }
}
