import { sha256 } from "../core/sha256.ts";
import { notOfThisSearch, parsedCursor } from "./cursor.ts";

/** What an item is sorted by, one value after the other. No two items have the same. */
export type Key = readonly (string | number)[];

interface Asked {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly [filter: string]: unknown;
}

/** A page of what was counted. Its cursors are of no other list, and of none with other filters. */
export function sortedPage<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  { limit, after, ...filters }: Asked,
) {
  const list = sha256(JSON.stringify(filters)).slice(0, 16);
  const keyed = items.map((item) => ({ item, key: keyOf(item) })).sort((a, b) => compare(a.key, b.key));
  const last = after === undefined ? undefined : readCursor(after, list);
  const rest = last ? keyed.filter(({ key }) => compare(key, last) > 0) : keyed;
  const page = rest.slice(0, limit);
  const next = rest.length > limit ? writeCursor(list, page.at(-1)?.key ?? []) : null;
  return { items: page.map(({ item }) => item), total: items.length, next };
}

function compare(one: Key, other: Key): number {
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? "";
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

function writeCursor(list: string, key: Key): string {
  return Buffer.from(JSON.stringify([list, ...key])).toString("base64url");
}

function readCursor(text: string, list: string): Key {
  const [ofList, ...key] = parsedCursor(text);
  const isKey = key.every((value) => typeof value === "string" || Number.isFinite(value));
  if (ofList !== list || key.length === 0 || !isKey) throw notOfThisSearch();
  return key as Key;
}
