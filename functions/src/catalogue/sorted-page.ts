import { sha256 } from "../core/sha256.ts";
import { notOfThisSearch, parsedCursor } from "./cursor.ts";

/** Sort keys of an item, one value after the other. No two items have the same. */
export type Key = readonly (string | number)[];

interface SortedQuery {
  readonly limit: number;
  readonly after?: string | undefined;
  /** Lists the last one first. */
  readonly isTurned?: boolean;
  readonly [filter: string]: unknown;
}

/** A page of what was counted. Its cursors are of no other list, and of none with other filters. */
export function sortedPage<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  { limit, after, isTurned = false, ...filters }: SortedQuery,
) {
  const list = sha256(JSON.stringify(filters)).slice(0, 16);
  const last = after === undefined ? undefined : readCursor(after, list);
  const compare = isTurned ? (one: Key, other: Key) => compareKeys(other, one) : compareKeys;
  const first = new FirstItems<Item>(limit + 1, compare);
  for (const item of items) {
    const key = keyOf(item);
    if (!last || compare(key, last) > 0) first.add({ item, key });
  }
  const page = first.items.slice(0, limit);
  const next = first.items.length > limit ? writeCursor(list, page.at(-1)?.key ?? []) : null;
  return { items: page.map(({ item }) => item), total: items.length, next };
}

interface Keyed<Item> {
  readonly item: Item;
  readonly key: Key;
}

/** In order. Sorts only a page of thousands. */
class FirstItems<Item> {
  readonly items: Keyed<Item>[] = [];
  readonly #most: number;
  readonly #compare: typeof compareKeys;

  constructor(most: number, compare: typeof compareKeys) {
    this.#most = most;
    this.#compare = compare;
  }

  add(added: Keyed<Item>): void {
    const { items } = this;
    const isAfterAll = items.length > 0 && this.#compare(added.key, (items.at(-1) as Keyed<Item>).key) > 0;
    if (isAfterAll && items.length === this.#most) return;
    const place = isAfterAll ? items.length : items.findIndex(({ key }) => this.#compare(added.key, key) < 0);
    items.splice(place === -1 ? items.length : place, 0, added);
    if (items.length > this.#most) items.pop();
  }
}

function compareKeys(one: Key, other: Key): number {
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
