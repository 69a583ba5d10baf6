import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { type NumberKind, numberKinds } from "../../catalogue/ranks.ts";
import { typedWords } from "../../catalogue/text/words.ts";
import type { Matched } from "../../contract/catalogue/answer.ts";
import { articleKey } from "../../contract/values/article.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";

/** Why a part was found, the best reason first: by a whole number or the beginning of one, by its kind, or by words. */
export interface Hit {
  readonly rank: number;
  readonly matched: Matched | null;
}

interface PartNumber extends Matched {
  readonly normal: string;
}

const numbers = new WeakMap<CatalogueItem, PartNumber[]>();

function numbersOf(item: CatalogueItem): PartNumber[] {
  const known = numbers.get(item) ?? readNumbers(item);
  numbers.set(item, known);
  return known;
}

function readNumbers({ partNumber, gtin, oemNumbers, equivalents }: CatalogueItem): PartNumber[] {
  const own = [partNumber, gtin].filter((number) => number !== null);
  const all: Matched[] = [
    ...own.map((number) => ({ kind: "own" as const, number })),
    ...oemNumbers.map((number) => ({ kind: "oem" as const, number })),
    ...equivalents.map((equivalent) => ({ kind: "equivalent" as const, ...equivalent })),
  ];
  return all
    .flatMap((matched) => {
      const normals = new Set([articleKey(matched.number), normaliseNumber(matched.number)]);
      return [...normals].map((normal) => ({ ...matched, normal }));
    })
    .filter(({ normal }) => normal !== "");
}

export function isNumberOf(items: Iterable<CatalogueItem>, normal: string): boolean {
  for (const item of items) if (numbersOf(item).some((number) => number.normal === normal)) return true;
  return false;
}

export function makersOf(items: Iterable<CatalogueItem>): Set<string> {
  const names = new Set<string>();
  for (const { brand, equivalents, fitment } of items) {
    names.add(brand);
    for (const each of equivalents) names.add(each.brand);
    for (const { make } of fitment) names.add(make);
  }
  return new Set([...names].flatMap(typedWords));
}

/** The parts with such a number, and those that replace them. Ranks count from `first`. */
export function numberHits(
  items: ReadonlyMap<string, CatalogueItem>,
  isSearched: (normal: string) => boolean,
  first: number,
): Map<string, Hit> {
  const hits = new Map<string, Hit>();
  const superseded: (PartNumber & { readonly item: CatalogueItem })[] = [];
  for (const item of items.values()) {
    const found = numbersOf(item).find(({ normal }) => isSearched(normal));
    if (!found) continue;
    const { normal, ...matched } = found;
    hits.set(item._id, { rank: first + rankOf(matched.kind), matched });
    if (matched.kind === "own" && item.supersededBy !== null) superseded.push({ ...found, item });
  }
  for (const { item, number } of superseded.sort((a, b) => (a.normal < b.normal ? 1 : -1))) {
    const successor = successorOf(items, item);
    const matched = { kind: "superseded", number } as const;
    if (successor) hits.set(successor._id, { rank: first, matched });
  }
  return hits;
}

function rankOf(kind: NumberKind): number {
  return numberKinds.indexOf(kind);
}

function successorOf(items: ReadonlyMap<string, CatalogueItem>, item: CatalogueItem): CatalogueItem | null {
  let successor: CatalogueItem | null = null;
  let next = items.get(item.supersededBy ?? "");
  for (let step = 0; step < 10 && next; step++) {
    if (next !== item) successor = next;
    next = items.get(next.supersededBy ?? "");
  }
  return successor;
}
