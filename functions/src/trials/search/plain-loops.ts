import {
  type Count,
  type FoundFacets,
  MOST_FACET_VALUES,
  type Search,
  type VehicleQuestion,
} from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { commonest, countSpellings, mergeSpellings } from "../../catalogue/spelling/spellings.ts";
import { isAvailable } from "../../contract/products.ts";
import { byNames, nameOrder } from "../../contract/values/name-order.ts";
import { nameKey } from "../../contract/values/names.ts";
import { partGroups } from "../../contract/values/part-groups.ts";
import type { Fit, VehicleQuery } from "../../fitment/fitment-rule.ts";

// Filters, orders and counts as loops over all parts, to compare the catalogue with. Of words they know nothing: what
// these find is in the golden files.

type Filter = "group" | "brand" | "stock" | "price" | "fit";

export function fits({ fitment }: CatalogueItem, vehicle: VehicleQuery): Fit {
  if (fitment.length === 0) return "universal";
  const { make, model, year, yearFrom = year ?? 0, yearTo = year ?? 9999 } = vehicle;
  for (const row of fitment) {
    if (nameKey(row.make) !== nameKey(make)) continue;
    if (model !== undefined && nameKey(row.model) !== nameKey(model)) continue;
    if (row.yearFrom <= yearTo && (row.yearTo === null || row.yearTo >= yearFrom)) return true;
  }
  return false;
}

/** Answers a search without words, with all it finds on one page. */
export function searchPlainly(items: readonly CatalogueItem[], search: Search) {
  const { vehicle } = search;
  const brands = search.brands.map(nameKey);
  const rows = items
    .filter(({ _id }) => search.ids?.includes(_id) ?? true)
    .map((item) => ({ item, fits: vehicle && fits(item, vehicle), failures: new Set<Filter>() }));
  for (const { item, fits, failures } of rows) {
    if (search.groups.length > 0 && !search.groups.includes(item.group)) failures.add("group");
    if (brands.length > 0 && !brands.includes(nameKey(item.brand))) failures.add("brand");
    if (search.isAvailable && !isAvailable(item)) failures.add("stock");
    if (item.cents < (search.leastCents ?? 0)) failures.add("price");
    if (item.cents > (search.mostCents ?? Number.POSITIVE_INFINITY)) failures.add("price");
    if (search.isFitting && fits === false) failures.add("fit");
  }
  const found = rows
    .filter(({ failures }) => failures.size === 0)
    .map((row) => ({ ...row, places: placesOf(row.item, row.fits, search) }))
    .sort((a, b) => compare(a.places, b.places));
  return {
    found: found.map(({ item, fits }) => ({ id: item._id, fits })),
    total: found.length,
    fitting: vehicle && found.filter(({ fits }) => fits === true).length,
    facets: facetsOf(items, rows, vehicle !== null),
  };
}

/** The first has the least, and of equals the least id. */
function placesOf(item: CatalogueItem, fits: Fit | null, { sort }: Search): (string | number)[] {
  if (sort === "name") return [nameOrder(item.name), item._id];
  if (sort === "newest") return [-Date.parse(item.createdAt), item._id];
  if (sort === "price") return [item.cents, item._id];
  if (sort === "-price") return [-item.cents, item._id];
  return [isAvailable(item) ? 0 : 1, fits === false ? 1 : 0, fits === "universal" ? 1 : 0, item._id];
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, own] of a.entries()) {
    const other = b[index] ?? "";
    if (own !== other) return own < other ? -1 : 1;
  }
  return 0;
}

/** A count ignores its own filter and keeps all others. */
function facetsOf(
  all: readonly CatalogueItem[],
  rows: readonly { item: CatalogueItem; fits: Fit | null; failures: ReadonlySet<Filter> }[],
  hasVehicle: boolean,
): FoundFacets {
  const butFor = (filter: Filter) =>
    rows.filter(({ failures }) => failures.size === 0 || (failures.size === 1 && failures.has(filter)));
  const prices = butFor("price").map(({ item }) => item.cents);
  const spellings = Map.groupBy(
    all.map(({ brand }) => brand),
    nameKey,
  );
  const brands = butFor("brand").map(({ item }) => nameKey(item.brand));
  return {
    group: countsOf(butFor("group").map(({ item }) => item.group)).filter(({ value }) =>
      partGroups.includes(value),
    ),
    brand: countsOf(
      brands.filter((key) => key !== "").map((key) => commonest(countSpellings(spellings.get(key) ?? []))),
    ),
    available: butFor("stock").filter(({ item }) => isAvailable(item)).length,
    fitting: hasVehicle ? butFor("fit").filter(({ fits }) => fits !== false).length : null,
    leastCents: prices.length === 0 ? null : Math.min(...prices),
    mostCents: prices.length === 0 ? null : Math.max(...prices),
  };
}

function countsOf<Value extends string>(values: readonly Value[]): Count<Value>[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, { length: count }]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || byNames(a.value, b.value))
    .slice(0, MOST_FACET_VALUES);
}

/** Makes, the models of one or the years of one, with the number of parts for each. */
export function vehiclesPlainly(
  items: readonly CatalogueItem[],
  { make, model }: VehicleQuestion,
): Count<string | number>[] {
  const isSame = (name: string, asked: string | undefined) =>
    asked === undefined || nameKey(name) === nameKey(asked);
  const fitments = items.map(({ fitment }) =>
    fitment.filter((row) => isSame(row.make, make) && isSame(row.model, model)),
  );
  if (model !== undefined) {
    const years = fitments.flatMap((rows) => [...new Set(rows.flatMap(yearsOf))]);
    return [...Map.groupBy(years, (year) => year)]
      .map(([value, { length: count }]) => ({ value, count }))
      .sort((a, b) => b.value - a.value);
  }
  const names = fitments.flatMap((rows) => {
    const same = Map.groupBy(
      rows.map((row) => (make === undefined ? row.make : row.model)),
      nameKey,
    );
    return Array.from(same.values(), (own) => commonest(countSpellings(own)));
  });
  return mergeSpellings(countSpellings(names)).sort(
    (a, b) => byNames(a.value, b.value) || (a.value < b.value ? -1 : 1),
  );
}

function yearsOf({ yearFrom, yearTo }: CatalogueItem["fitment"][number]): number[] {
  const last = Math.min(yearTo ?? Number.POSITIVE_INFINITY, new Date().getFullYear());
  return Array.from({ length: Math.max(0, last - yearFrom + 1) }, (_, index) => yearFrom + index);
}
