import { type Count, type FoundFacets, MOST_FACET_VALUES, type Search } from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { commonest, countSpellings } from "../../catalogue/spelling/spellings.ts";
import { isAvailable } from "../../contract/products.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { partGroups } from "../../contract/values/part-groups.ts";
import type { Fit, VehicleQuery } from "../../fitment/fitment-rule.ts";
import { fits, keyOf } from "./keys.ts";

type Filter = "group" | "brand" | "stock" | "price" | "fit";

/** With keys for brands and vehicles. */
export interface FilterQuery extends Search {
  /** One of which a part has to fit. */
  readonly vehicles: readonly VehicleQuery[];
  /** Leaves others out, except those that the search names. */
  readonly isOnlyFitting: boolean;
}

export function fitOfAny(item: CatalogueItem, vehicles: readonly VehicleQuery[]): Fit {
  const all = vehicles.map((vehicle) => fits(item, vehicle));
  return all.find((fit) => fit !== false) ?? false;
}

export function failuresOf(item: CatalogueItem, search: FilterQuery, isNamed: boolean): Filter[] {
  const failures: Filter[] = [];
  if (search.groups.length > 0 && !search.groups.includes(item.group)) failures.push("group");
  if (search.brands.length > 0 && !search.brands.includes(keyOf(item.brand))) failures.push("brand");
  if (search.isAvailable && !isAvailable(item)) failures.push("stock");
  if (search.leastCents !== null && item.cents < search.leastCents) failures.push("price");
  else if (search.mostCents !== null && item.cents > search.mostCents) failures.push("price");
  const isMisfit = search.isFitting || (search.isOnlyFitting && !isNamed);
  if (isMisfit && !isFitting(item, search)) failures.push("fit");
  return failures;
}

export function facetsOf(
  items: readonly CatalogueItem[],
  search: FilterQuery,
  all: readonly CatalogueItem[],
  isNamed: (item: CatalogueItem) => boolean,
): FoundFacets {
  const failures = items.map((item) => failuresOf(item, search, isNamed(item)));
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
    fitting:
      search.vehicles.length === 0 ? null : butFor("fit").filter((item) => isFitting(item, search)).length,
    leastCents: prices.length === 0 ? null : Math.min(...prices),
    mostCents: prices.length === 0 ? null : Math.max(...prices),
  };
}

function isFitting(item: CatalogueItem, { vehicles }: FilterQuery): boolean {
  return item.fitment.length === 0 || fitOfAny(item, vehicles) === true;
}

function countsOf<Value extends string>(
  values: readonly Value[],
  shown = (value: Value) => value,
): Count<Value>[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts]
    .map(([value, { length: count }]) => ({ value: shown(value), count }))
    .sort((a, b) => b.count - a.count || byNames(a.value, b.value))
    .slice(0, MOST_FACET_VALUES);
}
