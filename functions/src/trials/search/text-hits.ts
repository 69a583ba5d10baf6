import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import type { Reading } from "../../catalogue/cursor.ts";
import { rank } from "../../catalogue/ranks.ts";
import type { KnownWords } from "../../catalogue/text/spellings.ts";
import { hasDigit, readText, type Term, type TypedText } from "../../catalogue/text/typed-text.ts";
import { type Hit, isNumberOf, makersOf, numberHits } from "./number-hits.ts";
import {
  errorsAsTyped,
  errorsIn,
  hasBeginning,
  type ItemWords,
  isThere,
  isThereAsTyped,
} from "./word-matches.ts";

export interface Entry {
  readonly item: CatalogueItem;
  readonly words: ItemWords;
}

export interface TextHits {
  readonly reading: Reading;
  readonly hits: ReadonlyMap<string, Hit>;
}

/** Reads the text in every way there is, in order, until one finds something; or in the wanted one. */
export function findByText(entries: ReadonlyMap<string, Entry>, text: string, wanted?: Reading): TextHits {
  const all = [...entries.values()];
  const items = new Map([...entries].map(([id, { item }]) => [id, item]));
  const typed = readText(text, knownIn(all));
  const { terms } = typed;
  const ways: [by: Reading[0], step: number | null, find: () => TextHits][] = [
    ["number", null, () => ({ reading: ["number", 0, 0], hits: byNumber(items, typed) })],
    ["words", null, () => ({ reading: ["words", 0, 0], hits: byWords(items, all, typed) })],
    [
      "unfinished",
      null,
      () => ({ reading: ["unfinished", 0, 0], hits: wordHits(all, typed.unfinishedTerms) }),
    ],
    ["beginning", null, () => ({ reading: ["beginning", 0, 0], hits: byBeginning(items, typed) })],
    ...[0, 1, 2, 3].map((pass): (typeof ways)[number] => [
      "closest",
      pass,
      () => closest(all, terms, pass, wanted?.[2]),
    ]),
    ["most-in-name", null, () => most(all, terms, "nameOrBrand", wanted)],
    ["most-in-part", null, () => most(all, terms, "all", wanted)],
  ];
  for (const [by, step, find] of ways) {
    if (terms.length === 0 && by !== "number" && by !== "words" && by !== "beginning") continue;
    if (wanted && (wanted[0] !== by || (step !== null && wanted[1] !== step))) continue;
    const found = find();
    if (found.hits.size > 0) return found;
  }
  return { reading: ["words", 0, 0], hits: new Map() };
}

function knownIn(all: readonly Entry[]): KnownWords {
  return {
    has: (word) => all.some(({ words }) => words.all.has(word)),
    hasBeginning: (beginning) => all.some(({ words }) => hasBeginning(beginning, words.all)),
    hasInOneName: (phrase) => all.some(({ words }) => phrase.every((word) => words.name.has(word))),
  };
}

function byNumber(items: ReadonlyMap<string, CatalogueItem>, { number, numbersWithin }: TypedText) {
  const asked = hasDigit(number) ? [number, ...numbersWithin] : [];
  const longest = asked.sort((a, b) => b.length - a.length).find((each) => isNumberOf(items.values(), each));
  if (longest === undefined) return new Map<string, Hit>();
  const isLonger = (normal: string) => normal !== longest && normal.startsWith(longest);
  const beginning = numberHits(items, isLonger, rank.numberBeginning);
  return new Map([...beginning, ...numberHits(items, (normal) => normal === longest, rank.wholeNumber)]);
}

function byWords(
  items: ReadonlyMap<string, CatalogueItem>,
  all: readonly Entry[],
  { number, terms }: TypedText,
) {
  const isBeginning = (normal: string) => normal !== number && normal.startsWith(number);
  const byNumber = !hasDigit(number)
    ? numberHits(items, (normal) => normal === number, rank.wholeNumber)
    : numberHits(items, (normal) => number.length >= 3 && isBeginning(normal), rank.numberBeginning);
  return new Map([...wordHits(all, terms), ...byNumber]);
}

function wordHits(all: readonly Entry[], terms: readonly Term[]): Map<string, Hit> {
  const hits = new Map<string, Hit>();
  for (const { item, words } of terms.length > 0 ? all : []) {
    const add = (found: number) => hits.set(item._id, { rank: found, matched: null });
    if (terms.every((term) => isThereAsTyped(term, words.name))) add(rank.nameAsTyped);
    else if (terms.every((term) => isThere(term, words.nameOrBrand))) add(rank.nameOrBrand);
    else if (terms.every((term) => isThere(term, words.all))) add(rank.anywhere);
  }
  return hits;
}

function byBeginning(items: ReadonlyMap<string, CatalogueItem>, { numberBesides }: TypedText) {
  const makers = makersOf(items.values());
  const number = numberBesides((word) => makers.has(word));
  if (number.length < 3) return new Map<string, Hit>();
  return numberHits(items, (normal) => normal !== number && normal.startsWith(number), rank.numberBeginning);
}

function closest(all: readonly Entry[], terms: readonly Term[], pass: number, errors?: number): TextHits {
  const scope = pass % 2 === 0 ? "nameOrBrand" : "all";
  const isKnown = terms.map((term) => pass < 2 && all.some(({ words }) => isThere(term, words.all)));
  const found = all.flatMap(({ item, words }) => {
    const counts = terms.map((term, index) =>
      isKnown[index] ? (isThere(term, words[scope]) ? 0 : null) : errorsIn(term, words[scope]),
    );
    if (counts.includes(null)) return [];
    const isAsTyped = terms.every((term, index) =>
      isKnown[index] ? isThereAsTyped(term, words[scope]) : errorsAsTyped(term, words[scope]) !== null,
    );
    const found = scope === "all" ? rank.anywhere : isAsTyped ? rank.nameAsTyped : rank.nameOrBrand;
    return [{ id: item._id, errors: sum(counts), rank: found }];
  });
  const least = errors ?? Math.min(...found.map((each) => each.errors));
  const hits = found.filter((each) => each.errors === least);
  return {
    reading: ["closest", pass, least],
    hits: new Map(hits.map((hit) => [hit.id, { ...hit, matched: null }])),
  };
}

function most(
  all: readonly Entry[],
  terms: readonly Term[],
  scope: "nameOrBrand" | "all",
  wanted?: Reading,
): TextHits {
  const length = ({ typed }: Term) => typed.join("").length;
  const longest = [...terms].sort((a, b) => length(b) - length(a)).slice(0, 6);
  const found = all.map(({ item, words }) => {
    const counts = longest.map((term) => errorsIn(term, words[scope])).filter((count) => count !== null);
    return { id: item._id, terms: counts.length, errors: sum(counts) };
  });
  const enough = found.filter((each) => each.terms > 0 && each.terms >= longest.length / 2);
  const mostTerms = wanted?.[1] ?? Math.max(...enough.map((each) => each.terms));
  const having = enough.filter((each) => each.terms === mostTerms);
  const least = wanted?.[2] ?? Math.min(...having.map((each) => each.errors));
  const hits = having.filter((each) => each.errors === least);
  const rankOf = scope === "all" ? rank.anywhere : rank.nameOrBrand;
  return {
    reading: [scope === "all" ? "most-in-part" : "most-in-name", mostTerms, least],
    hits: new Map(hits.map(({ id }) => [id, { rank: rankOf, matched: null }])),
  };
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
