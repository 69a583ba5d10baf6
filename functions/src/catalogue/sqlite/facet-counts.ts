import { nameOrder } from "../../contract/values/name-order.ts";
import { partGroups } from "../../contract/values/part-groups.ts";
import { type Count, type FoundFacets, MOST_FACET_VALUES } from "../catalogue.ts";
import { type Columns, flag } from "./columns.ts";

export const failed = { group: 1, brand: 2, stock: 4, price: 8, fit: 16 } as const;

/** Counts for each facet the parts that fail no filter but its own. */
export class FacetCounts {
  readonly #columns: Columns;
  readonly #fitsBy: Uint8Array | null;
  readonly #groups = new Uint32Array(partGroups.length);
  readonly #brands: Uint32Array;
  #available = 0;
  #fitting = 0;
  #leastCents = Number.POSITIVE_INFINITY;
  #mostCents = Number.NEGATIVE_INFINITY;

  constructor(columns: Columns, fitting: Uint8Array | null) {
    this.#columns = columns;
    this.#fitsBy = fitting;
    this.#brands = new Uint32Array(columns.brands.length);
  }

  add(row: number, failures: number): void {
    const columns = this.#columns;
    const flags = columns.flags[row] ?? 0;
    if ((failures & ~failed.group) === 0) increase(this.#groups, columns.groups[row]);
    if ((failures & ~failed.brand) === 0) increase(this.#brands, columns.brandNumbers[row]);
    if ((failures & ~failed.stock) === 0 && (flags & flag.available) !== 0) this.#available++;
    const isFitting = this.#fitsBy?.[row] === 1 || (flags & flag.universal) !== 0;
    if ((failures & ~failed.fit) === 0 && isFitting) this.#fitting++;
    if ((failures & ~failed.price) === 0) {
      const cents = columns.cents[row] ?? 0;
      if (cents < this.#leastCents) this.#leastCents = cents;
      if (cents > this.#mostCents) this.#mostCents = cents;
    }
  }

  facets(): FoundFacets {
    const isEmpty = this.#leastCents > this.#mostCents;
    return {
      group: mostFrequent(partGroups.map((value, index) => ({ value, count: this.#groups[index] ?? 0 }))),
      brand: mostFrequent(this.#columns.brands.merged(this.#brands)),
      available: this.#available,
      fitting: this.#fitsBy ? this.#fitting : null,
      leastCents: isEmpty ? null : this.#leastCents,
      mostCents: isEmpty ? null : this.#mostCents,
    };
  }
}

function increase(counts: Uint32Array, index = 0): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

function mostFrequent<Value extends string>(counts: readonly Count<Value>[]): Count<Value>[] {
  const found = counts.filter(({ count }) => count > 0);
  const orders = new Map(found.map(({ value }) => [value, nameOrder(value)]));
  const placeOf = ({ value }: Count<Value>) => orders.get(value) ?? "";
  return found
    .sort((a, b) => b.count - a.count || (placeOf(a) < placeOf(b) ? -1 : 1))
    .slice(0, MOST_FACET_VALUES);
}
