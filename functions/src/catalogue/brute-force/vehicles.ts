import type { Count, VehicleQuestion } from "../catalogue.ts";
import type { CatalogueItem } from "../catalogue-item.ts";

export function countVehicles(
  items: readonly CatalogueItem[],
  { make, model }: VehicleQuestion,
): Count<string | number>[] {
  const values = items.flatMap(({ fitment }): (string | number)[] => {
    const rows = fitment.filter(
      (row) => (make ?? row.make) === row.make && (model ?? row.model) === row.model,
    );
    if (make === undefined) return [...new Set(rows.map((row) => row.make))];
    if (model === undefined) return [...new Set(rows.map((row) => row.model))];
    return [...new Set(rows.flatMap(yearsOf))];
  });
  const names = new Intl.Collator("en", { numeric: true });
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, { length: count }]) => ({ value, count }))
    .sort((a, b) =>
      typeof a.value === "number" ? Number(b.value) - a.value : names.compare(a.value, String(b.value)),
    );
}

function yearsOf({ yearFrom, yearTo }: CatalogueItem["fitment"][number]): number[] {
  const last = Math.min(yearTo ?? Number.POSITIVE_INFINITY, new Date().getFullYear());
  return Array.from({ length: Math.max(0, last - yearFrom + 1) }, (_, index) => yearFrom + index);
}
