import {
  aSearch,
  oneError,
  sentenceOf,
  someFilters,
  someWords,
} from "../../functions/scripts/made-up/made-up-queries.ts";
import type { Search } from "../../functions/src/catalogue/catalogue.ts";
import type { Subject } from "./subject.ts";

/** The address of a search, as the web app asks for it. */
export function addressOf(search: Search): string {
  const { vehicle, leastCents, mostCents } = search;
  const single = {
    q: search.text,
    make: vehicle?.make,
    model: vehicle?.model,
    year: vehicle?.year,
    fit: search.isFitting ? "only" : undefined,
    stock: search.isAvailable ? "in" : undefined,
    min: leastCents === null ? undefined : leastCents / 100,
    max: mostCents === null ? undefined : mostCents / 100,
    sort: search.sort,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(single)) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  for (const group of search.groups) query.append("group", group);
  for (const brand of search.brands) query.append("brand", brand);
  return `/api/products?${query}`;
}

/** Words of one part. */
export function wordsOnly({ random, items }: Subject): Search {
  return aSearch({ text: someWords(random, random.pick(items)).text });
}

export function misspeltWords({ random, items }: Subject): Search {
  return aSearch({ text: oneError(random, random.pick(items)).text });
}

/** A kind of part and a vehicle, with a typing error. */
export function sentenceOnly({ random, items }: Subject): Search {
  const fitted = items.filter(({ fitment }) => fitment.length > 0);
  return aSearch({ text: sentenceOf(random, random.pick(fitted)).text });
}

/** Filters over all parts of the shop: nothing is typed, and all is counted. */
export function filtersOnly({ random }: Subject): Search {
  return someFilters(random).search;
}
