import type {
  Catalogue,
  Count,
  PageRequest,
  Search,
  SearchResult,
  ShownItem,
  VehicleQuestion,
} from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { readSearchCursor, writeSearchCursor } from "../../catalogue/cursor.ts";
import { isNamed, isWholeNumber, rank } from "../../catalogue/ranks.ts";
import { asScanned } from "../../catalogue/scanned.ts";
import { describeReading } from "../../catalogue/sentence/reading.ts";
import { readSentence } from "../../catalogue/sentence/sentence.ts";
import type { VehicleLexicon } from "../../catalogue/sentence/vehicle-lexicon.ts";
import { LONGEST_NAME, lengthBeside, nameLength, wordsInAll } from "../../catalogue/text/name-length.ts";
import { typedWords } from "../../catalogue/text/words.ts";
import { CatalogueEntry } from "../../contract/catalogue/answer.ts";
import { isAvailable } from "../../contract/products.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import { type FilterQuery, facetsOf, failuresOf, fitOfAny } from "./filters.ts";
import { inKeys, withKeys } from "./keys.ts";
import { knownVehicles } from "./known-vehicles.ts";
import { type Entry, findBySentence, type TextHits } from "./text-hits.ts";
import { countVehicles } from "./vehicles.ts";
import { itemWordsOf } from "./word-matches.ts";

/** The catalogue without any index, as plainly as it can be said: tests compare with it. */
export class BruteForceCatalogue implements Catalogue {
  readonly #entries = new Map<string, Entry>();
  #lexicon: VehicleLexicon | null = null;

  get size(): number {
    return this.#entries.size;
  }

  replace(items: Iterable<CatalogueItem>): void {
    this.#entries.clear();
    this.upsert(items);
  }

  upsert(items: Iterable<CatalogueItem>): void {
    this.#lexicon = null;
    for (const item of items) this.#entries.set(item._id, { item, words: itemWordsOf(item) });
  }

  remove(ids: Iterable<string>): void {
    this.#lexicon = null;
    for (const id of ids) this.#entries.delete(id);
  }

  search(typed: Search, { limit, after }: PageRequest): SearchResult {
    this.#lexicon ??= knownVehicles(this.#entries);
    const known = this.#lexicon;
    const isPart = (id: string) => this.#entries.has(id);
    const query = asScanned(typed, { isPart, isNumber: (key) => known.isNumber(key) });
    const cursor = after === undefined ? null : readSearchCursor(after, query);
    const sentence = query.text === "" ? null : readSentence(query.text, query.vehicle, known);
    const read = sentence?.vehicles ?? [];
    const vehicles = (read.length > 0 || !query.vehicle ? read : [query.vehicle]).map(withKeys);
    const search = { ...inKeys(query), vehicles, isOnlyFitting: read.length > 0 && !query.isFitting };
    const isLeftOut = vehicles.length > 0 && (search.isOnlyFitting || search.isFitting);
    const isWanted = (item: CatalogueItem) => !isLeftOut || fitOfAny(item, vehicles) !== false;
    const text = sentence && findBySentence(this.#entries, sentence, isWanted, cursor?.reading);
    const isNamedItem = ({ _id }: CatalogueItem) => isNamed(text?.hits.get(_id)?.rank ?? 0);
    const all = Array.from(this.#entries.values(), ({ item }) => item);
    const typedCount = typedWords(sentence?.words ?? "").length;
    const items = all.filter(
      ({ _id }) => (search.ids?.includes(_id) ?? true) && (text?.hits.has(_id) ?? true),
    );
    const sorted = items
      .filter((item) => failuresOf(item, search, isNamedItem(item)).length === 0)
      .map((item) => ({ item, key: keyOf(item, search, text, typedCount), id: item._id }))
      .sort(inOrder);
    const rest = cursor ? sorted.filter((each) => inOrder(each, cursor) > 0) : sorted;
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const reading = text?.reading ?? (["all", 0, 0] as const);
    return {
      found: page.map(({ item }) => ({
        item: shown(item),
        matched: text?.hits.get(item._id)?.matched ?? null,
        fits: vehicles.length === 1 ? fitOfAny(item, vehicles) : null,
      })),
      total: sorted.length,
      fitting:
        vehicles.length === 0 ? null : sorted.filter(({ item }) => fitOfAny(item, vehicles) === true).length,
      facets: facetsOf(items, search, all, isNamedItem),
      next:
        last && rest.length > limit
          ? writeSearchCursor(query, { reading, key: last.key, id: last.id })
          : null,
      read: sentence && describeReading(sentence, text && text.hits.size > 0 ? (text.dropped ?? []) : null),
    };
  }

  vehicles(question: VehicleQuestion): readonly Count<string | number>[] {
    return countVehicles(
      Array.from(this.#entries.values(), ({ item }) => item),
      question,
    );
  }
}

interface Place {
  readonly key: string | number;
  readonly id: string;
}

function inOrder(a: Place, b: Place): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

function keyOf(
  item: CatalogueItem,
  { sort, vehicles }: FilterQuery,
  text: TextHits | null,
  typedCount: number,
): string | number {
  if (sort === "name") return nameOrder(item.name);
  if (sort === "newest") return -Date.parse(item.createdAt);
  if (sort === "price") return item.cents;
  if (sort === "-price") return -item.cents;
  const found = text?.hits.get(item._id)?.rank ?? 0;
  const length = lengthBeside(nameLength(item.name), typedCount);
  const words = found < rank.ownWords ? 0 : found > rank.nameAsTyped ? wordsInAll(length) : length;
  const fit = vehicles.length === 0 ? null : fitOfAny(item, vehicles);
  const isMisfit = fit === false && !isNamed(found);
  const first = [isWholeNumber(found) ? 0 : 1, isAvailable(item) ? 0 : 1, isMisfit ? 1 : 0];
  const digits = [...first, found, fit === "universal" ? 1 : 0, words];
  return digits.reduce((key, digit) => key * LONGEST_NAME + digit, 0);
}

const { deposit, ...entry } = CatalogueEntry.shape;
const shownNames = new Set(["cents", "depositCents", ...Object.keys(entry)]);

function shown(item: CatalogueItem) {
  const fields = Object.entries(item).filter(([name]) => shownNames.has(name));
  return Object.fromEntries(fields) as unknown as ShownItem;
}
