import type { Count, VehicleQuestion } from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { commonest, countSpellings, mergeSpellings } from "../../catalogue/spelling/spellings.ts";
import { byNames } from "../../contract/values/name-order.ts";
import { keyOf } from "./keys.ts";

export function countVehicles(
  items: readonly CatalogueItem[],
  { make, model }: VehicleQuestion,
): Count<string | number>[] {
  const rows = items.map(({ fitment }) =>
    fitment.filter((row) => isSame(row.make, make) && isSame(row.model, model)),
  );
  if (model !== undefined) return countYears(rows.map((own) => [...new Set(own.flatMap(yearsOf))]));
  const names = rows.map((own) => own.map((row) => (make === undefined ? row.make : row.model)));
  return mergeSpellings(countSpellings(names.flatMap(eachOnce))).sort(
    (a, b) => byNames(a.value, b.value) || (a.value < b.value ? -1 : 1),
  );
}

function isSame(name: string, filter: string | undefined): boolean {
  return filter === undefined || keyOf(name) === keyOf(filter);
}

/** A part counts once for each name, in its own commonest spelling. */
function eachOnce(names: readonly string[]): string[] {
  const same = Map.groupBy(names, keyOf);
  return Array.from(same.values(), (spellings) => commonest(countSpellings(spellings)));
}

function countYears(years: readonly number[][]): Count<number>[] {
  return [...Map.groupBy(years.flat(), (year) => year)]
    .map(([value, { length: count }]) => ({ value, count }))
    .sort((a, b) => b.value - a.value);
}

function yearsOf({ yearFrom, yearTo }: CatalogueItem["fitment"][number]): number[] {
  const last = Math.min(yearTo ?? Number.POSITIVE_INFINITY, new Date().getFullYear());
  return Array.from({ length: Math.max(0, last - yearFrom + 1) }, (_, index) => yearFrom + index);
}
