import type { DatabaseSync } from "node:sqlite";
import type { Reading } from "../cursor.ts";
import { rank, rankOfNumber } from "../ranks.ts";
import { hasDigit, readText, type Term, type TypedText } from "../text/typed-text.ts";
import { type CloseHits, ClosestSearch } from "./closest-search.ts";
import { Hits } from "./hits.ts";
import { MostTermsSearch } from "./most-terms-search.ts";
import { type NumberHit, NumberSearch } from "./number-search.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { WordSearch } from "./word-search.ts";

const SHORTEST_BEGINNING = 3;
const NUMBER: Reading = ["number", 0, 0];
const WORDS: Reading = ["words", 0, 0];
const UNFINISHED: Reading = ["unfinished", 0, 0];
const BEGINNING: Reading = ["beginning", 0, 0];

/** Finds parts by number, else by all words, else by unfinished words or numbers, else by the closest. */
export class TextSearch {
  readonly #numbers: NumberSearch;
  readonly #words: WordSearch;
  readonly #closest: ClosestSearch;
  readonly #mostTerms: MostTermsSearch;
  readonly #makers: ReadonlySet<string>;

  constructor(db: DatabaseSync, vocabulary: Vocabulary, makers: ReadonlySet<string>) {
    this.#makers = makers;
    this.#numbers = new NumberSearch(db);
    this.#words = new WordSearch(db, vocabulary);
    this.#closest = new ClosestSearch(this.#words, vocabulary);
    this.#mostTerms = new MostTermsSearch(this.#words, this.#closest);
  }

  /** For rows below `end`. */
  find(text: string, end: number): Hits {
    const typed = readText(text, this.#words);
    for (const reading of [NUMBER, WORDS, UNFINISHED, BEGINNING]) {
      const hits = this.#findAs(typed, end, reading);
      if (hits.rows.length > 0) return hits;
    }
    if (typed.terms.length === 0) return new Hits(WORDS, typed.number, end);
    return hitsOf(
      this.#closest.find(typed.terms) ?? this.#mostTerms.find(typed.terms, end),
      typed.number,
      end,
    );
  }

  #findAs(typed: TypedText, end: number, [by]: Reading): Hits {
    if (by === "number") return this.#byNumber(typed, end);
    if (by === "words") return this.#byWords(typed, end);
    if (by === "unfinished") return this.#byUnfinishedWords(typed, end);
    return this.#byBeginning(typed, end);
  }

  #byNumber({ number, numbersWithin }: TypedText, end: number): Hits {
    const whole = hasDigit(number) ? this.#numbers.longest([number, ...numbersWithin]) : null;
    const hits = new Hits(NUMBER, whole ?? number, end);
    if (whole === null) return hits;
    this.#addNumbers(hits, this.#numbers.whole(whole), true);
    this.#addNumbers(hits, this.#numbers.beginning(whole), false);
    return hits;
  }

  #byWords({ number, terms }: TypedText, end: number): Hits {
    const hits = new Hits(WORDS, number, end);
    if (!hasDigit(number)) this.#addNumbers(hits, this.#numbers.whole(number), true);
    else if (number.length >= SHORTEST_BEGINNING)
      this.#addNumbers(hits, this.#numbers.beginning(number), false);
    this.#addWords(hits, terms);
    return hits;
  }

  #byUnfinishedWords({ number, unfinishedTerms }: TypedText, end: number): Hits {
    const hits = new Hits(UNFINISHED, number, end);
    this.#addWords(hits, unfinishedTerms);
    return hits;
  }

  #byBeginning({ numberBesides }: TypedText, end: number): Hits {
    const number = numberBesides((word) => this.#makers.has(word));
    const hits = new Hits(BEGINNING, number, end);
    if (number.length >= SHORTEST_BEGINNING) this.#addNumbers(hits, this.#numbers.beginning(number), false);
    return hits;
  }

  #addWords(hits: Hits, terms: readonly Term[]): void {
    const anywhere = terms.length === 0 ? [] : this.#words.anywhere(terms);
    if (anywhere.length === 0) return;
    for (const row of this.#words.inNameAsTyped(terms)) hits.add(row, rank.nameAsTyped);
    for (const row of this.#words.inNameOrBrand(terms)) hits.add(row, rank.nameOrBrand);
    for (const row of anywhere) hits.add(row, rank.anywhere);
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
  const hits = new Hits(close?.reading ?? WORDS, number, end);
  for (const [row, rank] of close?.ranks ?? []) hits.add(row, rank);
  return hits;
}
