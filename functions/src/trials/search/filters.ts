import { type Count, type FoundFacets, MOST_FACET_VALUES, type Search } from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { commonest, countSpellings } from "../../catalogue/spelling/spellings.ts";
import { partGroups } from "../../contract/part-details.ts";
import { isAvailable } from "../../contract/products.ts";
import { fits, keyOf } from "./keys.ts";

type Filter = "group" | "brand" | "stock" | "price" | "fit";

/** The brands and the vehicle of the search are keys. */
export function failuresOf(item: CatalogueItem, search: Search): Filter[] {
  const failures: Filter[] = [];
  if (search.groups.length > 0 && !search.groups.includes(item.group)) failures.push("group");
  if (search.brands.length > 0 && !search.brands.includes(keyOf(item.brand))) failures.push("brand");
  if (search.isAvailable && !isAvailable(item)) failures.push("stock");
  if (search.leastCents !== null && item.cents < search.leastCents) failures.push("price");
  else if (search.mostCents !== null && item.cents > search.mostCents) failures.push("price");
  if (search.isFitting && !isFitting(item, search)) failures.push("fit");
  return failures;
}

export function facetsOf(
  items: readonly CatalogueItem[],
  search: Search,
  all: readonly CatalogueItem[],
): FoundFacets {
  const failures = items.map((item) => failuresOf(item, search));
  const butFor = (filter: Filter) =>
    items.filter((_item, place) => failures[place]?.every((failure) => failure === filter));
  const prices = butFor("price").map(({ cents }) => cents);
  const brands = butFor("brand").map(({ brand }) => keyOf(brand));
  const shown = Map.groupBy(
    all.map(({ brand }) => brand),
    keyOf,
  );
  const spellingOf = (key: string) => commonest(countSpellings(shown.get(key) ?? []));
  return {
    group: countsOf(butFor("group").map(({ group }) => group)).filter(({ value }) =>
      partGroups.includes(value),
    ),
    brand: countsOf(
      brands.filter((brand) => brand !== ""),
      spellingOf,
    ),
    available: butFor("stock").filter(isAvailable).length,
    fitting: search.vehicle && butFor("fit").filter((item) => isFitting(item, search)).length,
    leastCents: prices.length === 0 ? null : Math.min(...prices),
    mostCents: prices.length === 0 ? null : Math.max(...prices),
  };
}

function isFitting(item: CatalogueItem, { vehicle }: Search): boolean {
  return item.fitment.length === 0 || (vehicle !== null && fits(item, vehicle) === true);
}

function countsOf<Value extends string>(
  values: readonly Value[],
  shown = (value: Value) => value,
): Count<Value>[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .map(([value, { length: count }]) => ({ value: shown(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_FACET_VALUES);
}
