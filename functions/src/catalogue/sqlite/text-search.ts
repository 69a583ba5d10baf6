import type { DatabaseSync } from "node:sqlite";
import type { Reading } from "../cursor.ts";
import { rank, rankOfNumber } from "../ranks.ts";
import { hasDigit, readText, type TypedText } from "../text/typed-text.ts";
import { type CloseHits, ClosestSearch } from "./closest-search.ts";
import { Hits } from "./hits.ts";
import { MostTermsSearch } from "./most-terms-search.ts";
import { type NumberHit, NumberSearch } from "./number-search.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { WordSearch } from "./word-search.ts";

const SHORTEST_BEGINNING = 3;

/**
 * Finds parts by a text: those with the number, if there are any; else those with all the words, and with numbers that
 * begin like the text; else those that come closest.
 */
export class TextSearch {
  readonly #numbers: NumberSearch;
  readonly #words: WordSearch;
  readonly #closest: ClosestSearch;
  readonly #mostTerms: MostTermsSearch;

  constructor(db: DatabaseSync, vocabulary: Vocabulary) {
    this.#numbers = new NumberSearch(db);
    this.#words = new WordSearch(db);
    this.#closest = new ClosestSearch(this.#words, vocabulary);
    this.#mostTerms = new MostTermsSearch(this.#words, this.#closest);
  }

  /** For rows below `end`. With `wanted`, the text is read in this way alone. */
  find(text: string, end: number, wanted?: Reading): Hits {
    const typed = readText(text);
    if (wanted !== undefined) return this.#findAs(typed, end, wanted);
    const byNumber = this.#byNumber(typed, end);
    if (byNumber.rows.length > 0) return byNumber;
    const byWords = this.#byWords(typed, end);
    if (byWords.rows.length > 0 || typed.terms.length === 0) return byWords;
    return hitsOf(
      this.#closest.find(typed.terms) ?? this.#mostTerms.find(typed.terms, end),
      typed.number,
      end,
    );
  }

  #findAs(typed: TypedText, end: number, [by, step, errors]: Reading): Hits {
    if (by === "number") return this.#byNumber(typed, end);
    if (by === "words") return this.#byWords(typed, end);
    const { terms, number } = typed;
    if (by === "closest") return hitsOf(this.#closest.findAs(terms, step, errors), number, end);
    const scope = by === "most-in-name" ? "name" : "part";
    return hitsOf(this.#mostTerms.findIn(scope, terms, end, { terms: step, errors }), number, end);
  }

  #byNumber({ number, numbersWithin }: TypedText, end: number): Hits {
    const whole = hasDigit(number) ? this.#numbers.longest([number, ...numbersWithin]) : null;
    const hits = new Hits(["number", 0, 0], whole ?? number, end);
    if (whole === null) return hits;
    this.#addNumbers(hits, this.#numbers.whole(whole), true);
    this.#addNumbers(hits, this.#numbers.beginning(whole), false);
    return hits;
  }

  #byWords({ number, terms }: TypedText, end: number): Hits {
    const hits = new Hits(["words", 0, 0], number, end);
    if (!hasDigit(number)) this.#addNumbers(hits, this.#numbers.whole(number), true);
    else if (number.length >= SHORTEST_BEGINNING)
      this.#addNumbers(hits, this.#numbers.beginning(number), false);
    if (terms.length === 0) return hits;
    for (const row of this.#words.inNameAsTyped(terms)) hits.add(row, rank.nameAsTyped);
    for (const row of this.#words.inNameOrBrand(terms)) hits.add(row, rank.nameOrBrand);
    for (const row of this.#words.anywhere(terms)) hits.add(row, rank.anywhere);
    return hits;
  }

  /** A superseded part brings its successor, in front of it. */
  #addNumbers(hits: Hits, found: readonly NumberHit[], isWhole: boolean): void {
    for (const { row, kind } of found) {
      hits.add(row, rankOfNumber(isWhole, kind === "superseded" ? "own" : kind));
      const successor = kind === "superseded" ? this.#numbers.successorOf(row) : null;
      if (successor !== null) hits.addSuccessor(successor, row, rankOfNumber(isWhole, kind));
    }
  }
}

function hitsOf(close: CloseHits | null, number: string, end: number): Hits {
  const hits = new Hits(close?.reading ?? ["words", 0, 0], number, end);
  for (const [row, rank] of close?.ranks ?? []) hits.add(row, rank);
  return hits;
}
