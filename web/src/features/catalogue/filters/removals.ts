import { money } from "#ui/format/money.ts";
import { groupNames } from "../groups.ts";
import type { Filters } from "./filters.ts";

/** A filter that can be taken away, and the state without it. */
export interface Removal {
  readonly label: string;
  readonly without: Filters;
}

function removeValue<Value>(values: readonly Value[] = [], value: Value): readonly Value[] | undefined {
  const rest = values.filter((other) => other !== value);
  return rest.length > 0 ? rest : undefined;
}

function priceRange({ min, max }: Filters): string {
  if (min === undefined) return `up to ${money(max ?? 0)}`;
  return max === undefined ? `from ${money(min)}` : `${money(min)} to ${money(max)}`;
}

/** Each filter by itself, the words that were typed last. The vehicle marks parts and isn't among them. */
export function toRemovals(filters: Filters): Removal[] {
  const { q, group = [], brand = [], fit, stock, min, max } = filters;
  return [
    ...(fit ? [{ label: "Only parts that fit", without: { ...filters, fit: undefined } }] : []),
    ...(stock ? [{ label: "In stock", without: { ...filters, stock: undefined } }] : []),
    ...group.map((value) => ({
      label: groupNames[value],
      without: { ...filters, group: removeValue(group, value) },
    })),
    ...brand.map((value) => ({ label: value, without: { ...filters, brand: removeValue(brand, value) } })),
    ...(min !== undefined || max !== undefined
      ? [{ label: priceRange(filters), without: { ...filters, min: undefined, max: undefined } }]
      : []),
    ...(q ? [{ label: `“${q}”`, without: { ...filters, q: undefined } }] : []),
  ];
}
