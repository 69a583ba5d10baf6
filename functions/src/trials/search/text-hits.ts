import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { ALL, type MatchStrategy } from "../../catalogue/cursor.ts";
import { rank } from "../../catalogue/ranks.ts";
import { groupNamed } from "../../catalogue/sentence/reading.ts";
import type { Sentence } from "../../catalogue/sentence/sentence.ts";
import type { WordLexicon } from "../../catalogue/text/spellings.ts";
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
  readonly reading: MatchStrategy;
  readonly hits: ReadonlyMap<string, Hit>;
  readonly dropped?: readonly string[];
}

type Entries = ReadonlyMap<string, Entry>;

/** Matches what is left of a sentence, and the parts that have all its words for their own. */
export function findBySentence(
  entries: Entries,
  { words, text }: Sentence,
  isWanted: (item: CatalogueItem) => boolean,
  wanted?: MatchStrategy,
): TextHits {
  const all = [...entries.values()];
  const group = groupNamed(words);
  const found =
    words === ""
      ? {
          reading: ALL,
          hits: hitsOf(
            all.filter(({ item }) => isWanted(item)),
            rank.anywhere,
          ),
        }
      : group
        ? inGroup(entries, group, words, isWanted)
        : findByText(entries, words, isWanted, wanted);
  if (text === words) return found;
  const { terms } = readText(text, knownIn(all));
  const own = wordHits(all, terms, ["nameOrBrand"]);
  const first = [...own.keys()].filter((id) => (found.hits.get(id)?.rank ?? rank.anywhere) > rank.ownWords);
  const ownHits = first.map((id) => [id, { rank: rank.ownWords, matched: null }] as const);
  return { ...found, hits: new Map([...found.hits, ...ownHits]) };
}

function hitsOf(entries: readonly Entry[], found: number): Map<string, Hit> {
  return new Map(entries.map(({ item }) => [item._id, { rank: found, matched: null }]));
}

function inGroup(
  entries: Entries,
  group: string,
  words: string,
  isWanted: (item: CatalogueItem) => boolean,
): TextHits {
  const all = [...entries.values()];
  const sought = all.filter(({ item }) => isWanted(item));
  const items = new Map([...entries].map(([id, { item }]) => [id, item]));
  const byText = byWords(items, sought, readText(words, knownIn(all)));
  const ofGroup = sought.filter(({ item }) => item.group === group);
  const hits = hitsOf(ofGroup, rank.nameOrBrand);
  for (const [id, hit] of byText) {
    const isFirst = hit.rank < rank.ownWords || items.get(id)?.group === group;
    const found = isFirst ? hit : { ...hit, rank: rank.anywhere };
    hits.set(id, { ...found, rank: Math.min(found.rank, hits.get(id)?.rank ?? found.rank) });
  }
  return { reading: ["words", 0, 0], hits };
}

/** Reads the text in every way there is, in order, until one finds something; or in the wanted one. */
function findByText(
  entries: Entries,
  text: string,
  isWanted: (item: CatalogueItem) => boolean,
  wanted?: MatchStrategy,
): TextHits {
  const all = [...entries.values()];
  const sought = all.filter(({ item }) => isWanted(item));
  const items = new Map([...entries].map(([id, { item }]) => [id, item]));
  const typed = readText(text, knownIn(all));
  const { terms } = typed;
  const ways: [by: MatchStrategy[0], step: number | null, find: () => TextHits][] = [
    ["number", null, () => byNumber(items, typed)],
    ["words", null, () => ({ reading: ["words", 0, 0], hits: byWords(items, sought, typed) })],
    [
      "unfinished",
      null,
      () => ({ reading: ["unfinished", 0, 0], hits: wordHits(sought, typed.unfinishedTerms) }),
    ],
    ["beginning", null, () => ({ reading: ["beginning", 0, 0], hits: byBeginning(items, typed) })],
    ...[0, 1, 2, 3].map((pass): (typeof ways)[number] => [
      "closest",
      pass,
      () => closest(all, sought, terms, pass, wanted?.[2]),
    ]),
    ["most-in-name", null, () => most(sought, terms, "nameOrBrand", wanted)],
    ["most-in-part", null, () => most(sought, terms, "all", wanted)],
  ];
  for (const [by, step, find] of ways) {
    if (terms.length === 0 && by !== "number" && by !== "words" && by !== "beginning") continue;
    if (wanted && (wanted[0] !== by || (step !== null && wanted[1] !== step))) continue;
    const found = find();
    if (found.hits.size > 0) return found;
  }
  return { reading: ["words", 0, 0], hits: new Map() };
}

function knownIn(all: readonly Entry[]): WordLexicon {
  return {
    has: (word) => all.some(({ words }) => words.all.has(word)),
    hasBeginning: (beginning) => all.some(({ words }) => hasBeginning(beginning, words.all)),
    hasInOneName: (phrase) => all.some(({ words }) => phrase.every((word) => words.name.has(word))),
  };
}

function byNumber(
  items: ReadonlyMap<string, CatalogueItem>,
  { number, numbersWithin, besides }: TypedText,
): TextHits {
  const filter = hasDigit(number) ? [number, ...numbersWithin] : [];
  const longest = filter.sort((a, b) => b.length - a.length).find((each) => isNumberOf(items.values(), each));
  if (longest === undefined) return { reading: ["number", 0, 0], hits: new Map() };
  const isLonger = (normal: string) => normal !== longest && normal.startsWith(longest);
  const beginning = numberHits(items, isLonger, rank.numberBeginning);
  const whole = numberHits(items, (normal) => normal === longest, rank.wholeNumber);
  const makers = makersOf(items.values());
  const dropped = besides(longest).filter((word) => !makers.has(word));
  return { reading: ["number", 0, 0], hits: new Map([...beginning, ...whole]), dropped };
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

function wordHits(
  all: readonly Entry[],
  terms: readonly Term[],
  scopes: readonly (keyof ItemWords)[] = ["name", "nameOrBrand", "all"],
): Map<string, Hit> {
  const hits = new Map<string, Hit>();
  const isIn = (scope: keyof ItemWords, words: ItemWords) =>
    scopes.includes(scope) && terms.every((term) => isThere(term, words[scope]));
  for (const { item, words } of terms.length > 0 ? all : []) {
    const add = (found: number) => hits.set(item._id, { rank: found, matched: null });
    if (terms.every((term) => isThereAsTyped(term, words.name))) add(rank.nameAsTyped);
    else if (isIn("nameOrBrand", words)) add(rank.nameOrBrand);
    else if (isIn("all", words)) add(rank.anywhere);
  }
  return hits;
}

function byBeginning(items: ReadonlyMap<string, CatalogueItem>, { numberBesides }: TypedText) {
  const makers = makersOf(items.values());
  const number = numberBesides((word) => makers.has(word));
  if (number.length < 3) return new Map<string, Hit>();
  return numberHits(items, (normal) => normal !== number && normal.startsWith(number), rank.numberBeginning);
}

function closest(
  all: readonly Entry[],
  sought: readonly Entry[],
  terms: readonly Term[],
  pass: number,
  errors?: number,
): TextHits {
  const scope = pass % 2 === 0 ? "nameOrBrand" : "all";
  const isKnown = terms.map((term) => pass < 2 && all.some(({ words }) => isThere(term, words.all)));
  const found = sought.flatMap(({ item, words }) => {
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
  wanted?: MatchStrategy,
): TextHits {
  const length = ({ typed }: Term) => typed.join("").length;
  const longest = [...terms].sort((a, b) => length(b) - length(a)).slice(0, 6);
  const found = all.map(({ item, words }) => {
    const counts = longest.map((term) => errorsIn(term, words[scope]));
    const has = longest.filter((_term, place) => counts[place] !== null);
    return { id: item._id, has, terms: has.length, errors: sum(counts) };
  });
  const enough = found.filter((each) => each.terms > 0 && each.terms >= longest.length / 2);
  const mostTerms = wanted?.[1] ?? Math.max(...enough.map((each) => each.terms));
  const having = enough.filter((each) => each.terms === mostTerms);
  const least = wanted?.[2] ?? Math.min(...having.map((each) => each.errors));
  const hits = having.filter((each) => each.errors === least);
  const rankOf = scope === "all" ? rank.anywhere : rank.nameOrBrand;
  return {
    reading: [scope === "all" ? "most-in-part" : "most-in-name", mostTerms, least],
    dropped: terms
      .filter((term) => hits.some(({ has }) => !has.includes(term)))
      .flatMap(({ typed }) => typed),
    hits: new Map(hits.map(({ id }) => [id, { rank: rankOf, matched: null }])),
  };
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
