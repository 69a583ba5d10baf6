import { type PartGroup, partGroups } from "../../contract/values/part-groups.ts";
import { ALL, type MatchStrategy } from "../cursor.ts";
import { isNamed, rank, rankOfNumber } from "../ranks.ts";
import { groupNamed } from "../sentence/reading.ts";
import type { Sentence } from "../sentence/sentence.ts";
import { hasDigit, readText, type Term, type TypedText } from "../text/typed-text.ts";
import { typedWords } from "../text/words.ts";
import { type CloseHits, ClosestSearch } from "./closest-search.ts";
import type { Columns } from "./columns.ts";
import { Hits, type IsWanted } from "./hits.ts";
import { MostTermsSearch } from "./most-terms-search.ts";
import type { NumberHit, NumberSearch } from "./number-search.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordSearch } from "./word-search.ts";

const SHORTEST_BEGINNING = 3;
const NUMBER: MatchStrategy = ["number", 0, 0];
const WORDS: MatchStrategy = ["words", 0, 0];
const UNFINISHED: MatchStrategy = ["unfinished", 0, 0];
const BEGINNING: MatchStrategy = ["beginning", 0, 0];

/** Finds parts by number, else by all words, else by unfinished words or numbers, else by the closest. */
export class TextSearch {
  readonly #numbers: NumberSearch;
  readonly #words: WordSearch;
  readonly #closest: ClosestSearch;
  readonly #mostTerms: MostTermsSearch;
  readonly #brandWords: ReadonlySet<string>;

  constructor(
    numbers: NumberSearch,
    words: WordSearch,
    vocabulary: Vocabulary,
    brandWords: ReadonlySet<string>,
  ) {
    this.#brandWords = brandWords;
    this.#numbers = numbers;
    this.#words = words;
    this.#closest = new ClosestSearch(this.#words, vocabulary);
    this.#mostTerms = new MostTermsSearch(this.#words, this.#closest);
  }

  /** For rows below `end`. Words match only rows that `isWanted` accepts, so that no word is corrected for parts that are left out. */
  find(text: string, end: number, isWanted: IsWanted = () => true): Hits {
    const typed = readText(text, this.#words);
    for (const reading of [NUMBER, WORDS, UNFINISHED, BEGINNING]) {
      const hits = this.#findAs(typed, end, reading, isWanted);
      if (hits.rows.length > 0) return hits;
    }
    if (typed.terms.length === 0) return new Hits(WORDS, typed.number, end);
    const close =
      this.#closest.find(typed.terms, isWanted) ?? this.#mostTerms.find(typed.terms, end, isWanted);
    return hitsOf(close, typed.number, end);
  }

  /** Matches what is left of a sentence, and the parts that have all its words for their own. Without words, all that are wanted. */
  findSentence({ words, text }: Sentence, columns: Columns, isWanted: IsWanted): Hits {
    const { end } = columns;
    const group = groupNamed(words);
    const hits =
      words === ""
        ? allOf(columns, isWanted)
        : group
          ? this.#inGroup(group, words, columns, isWanted)
          : this.find(words, end, isWanted);
    hits.typedWords = typedWords(words).length;
    if (text !== words) for (const row of this.#own(text)) hits.add(row, rank.ownWords);
    return hits;
  }

  #own(text: string): number[] {
    const { terms } = readText(text, this.#words);
    return terms.length === 0 ? [] : this.#words.inNameOrBrand(terms);
  }

  #inGroup(group: PartGroup, words: string, columns: Columns, isWanted: IsWanted): Hits {
    const hits = this.#byWords(readText(words, this.#words), columns.end, isWanted);
    const found = new Hits(WORDS, hits.number, columns.end);
    for (const row of hits.rows) {
      const isFirst = isNamed(hits.rankOf(row)) || columns.groups[row] === partGroups.indexOf(group);
      found.add(row, isFirst ? hits.rankOf(row) : rank.anywhere);
    }
    for (let row = 1; row < columns.end; row++) {
      const isOfGroup = columns.exists(row) && columns.groups[row] === partGroups.indexOf(group);
      if (isOfGroup && isWanted(row)) found.add(row, rank.nameOrBrand);
    }
    return found;
  }

  #findAs(typed: TypedText, end: number, [by]: MatchStrategy, isWanted: IsWanted): Hits {
    if (by === "number") return this.#byNumber(typed, end);
    if (by === "words") return this.#byWords(typed, end, isWanted);
    if (by === "unfinished") return this.#byUnfinishedWords(typed, end, isWanted);
    return this.#byBeginning(typed, end);
  }

  #byNumber({ number, numbersWithin, besides }: TypedText, end: number): Hits {
    const whole = hasDigit(number) ? this.#numbers.longest([number, ...numbersWithin]) : null;
    const hits = new Hits(NUMBER, whole ?? number, end);
    if (whole === null) return hits;
    hits.dropped = besides(whole).filter((word) => !this.#brandWords.has(word));
    this.#addNumbers(hits, this.#numbers.whole(whole), true);
    this.#addNumbers(hits, this.#numbers.beginning(whole), false);
    return hits;
  }

  #byWords({ number, terms }: TypedText, end: number, isWanted: IsWanted): Hits {
    const hits = new Hits(WORDS, number, end);
    if (!hasDigit(number)) this.#addNumbers(hits, this.#numbers.whole(number), true);
    else if (number.length >= SHORTEST_BEGINNING)
      this.#addNumbers(hits, this.#numbers.beginning(number), false);
    this.#addWords(hits, terms, isWanted);
    return hits;
  }

  #byUnfinishedWords({ number, unfinishedTerms }: TypedText, end: number, isWanted: IsWanted): Hits {
    const hits = new Hits(UNFINISHED, number, end);
    this.#addWords(hits, unfinishedTerms, isWanted);
    return hits;
  }

  #byBeginning({ numberBesides }: TypedText, end: number): Hits {
    const number = numberBesides((word) => this.#brandWords.has(word));
    const hits = new Hits(BEGINNING, number, end);
    if (number.length >= SHORTEST_BEGINNING) this.#addNumbers(hits, this.#numbers.beginning(number), false);
    return hits;
  }

  #addWords(hits: Hits, terms: readonly Term[], isWanted: IsWanted): void {
    const anywhere = terms.length === 0 ? [] : this.#words.anywhere(terms).filter(isWanted);
    if (anywhere.length === 0) return;
    for (const row of this.#words.inNameAsTyped(terms)) if (isWanted(row)) hits.add(row, rank.nameAsTyped);
    for (const row of this.#words.inNameOrBrand(terms)) if (isWanted(row)) hits.add(row, rank.nameOrBrand);
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

function allOf(columns: Columns, isWanted: IsWanted): Hits {
  const hits = new Hits(ALL, "", columns.end);
  for (let row = 1; row < columns.end; row++) {
    if (columns.exists(row) && isWanted(row)) hits.add(row, rank.anywhere);
  }
  return hits;
}

function hitsOf(close: CloseHits | null, number: string, end: number): Hits {
  const hits = new Hits(close?.reading ?? WORDS, number, end);
  for (const [row, rank] of close?.ranks ?? []) hits.add(row, rank);
  hits.dropped = close?.dropped ?? [];
  return hits;
}
