import { nameKey } from "../../contract/values/names.ts";
import { partGroups } from "../../contract/values/part-groups.ts";
import type { FoundFacets, Search, Sort } from "../catalogue.ts";
import type { SearchCursor } from "../cursor.ts";
import { computeScore, isNamed } from "../ranks.ts";
import { lengthBeside } from "../text/name-length.ts";
import { type Columns, flag } from "./columns.ts";
import { FacetCounts, failed } from "./facet-counts.ts";
import type { Hits } from "./hits.ts";
import { TopRows } from "./top-rows.ts";

export interface Listed {
  /** Null for all parts. */
  readonly hits: Hits | null;
  /** The rows of exactly these parts, or null for all. */
  readonly chosen: readonly number[] | null;
  /** 1 for each row that fits the vehicle, or null without one. */
  readonly fitting: Uint8Array | null;
  /** Leaves others out, except parts that the search names. */
  readonly isOnlyFitting?: boolean;
}

interface Listing {
  readonly rows: readonly number[];
  readonly total: number;
  readonly fitting: number | null;
  readonly facets: FoundFacets;
  /** Sort keys of the page's last part, or null where no page follows. */
  readonly lastKey: string | number | null;
}

export function list(
  columns: Columns,
  listed: Listed,
  search: Search,
  limit: number,
  after: SearchCursor | null,
): Listing {
  const { hits, chosen, fitting } = listed;
  const failures = filterBy(columns, search, listed);
  const keyOf = keyBy(columns, search.sort, listed);
  const isChosen = chosen && new Set(chosen);
  const counts = new FacetCounts(columns, fitting);
  const top = new TopRows(limit + 1, keyOf, columns.ids, after, search.sort === "-name");
  let [total, fittingCount] = [0, 0];
  const look = (row: number) => {
    if (((columns.flags[row] ?? 0) & flag.exists) === 0 || (isChosen && !isChosen.has(row))) return;
    const failing = failures(row);
    counts.add(row, failing);
    if (failing !== 0) return;
    total++;
    if (fitting?.[row] === 1) fittingCount++;
    top.add(row);
  };
  // From the last row: the newest parts are mostly there, and a page is filled at once.
  if (hits) for (const row of hits.rows) look(row);
  else for (let row = columns.end - 1; row > 0; row--) look(row);
  const rows = top.rows.slice(0, limit);
  const last = rows.at(-1);
  const isLastPage = top.rows.length <= limit || last === undefined;
  return {
    ...{ rows, total, fitting: fitting && fittingCount },
    ...{ facets: counts.facets(), lastKey: isLastPage ? null : keyOf(last) },
  };
}

/** The filters that a part fails, by the table and not by comparison: it's asked for each part of the shop. */
function filterBy(
  columns: Columns,
  search: Search,
  { hits, fitting, isOnlyFitting = false }: Listed,
): (row: number) => number {
  const ofGroup = failuresBy(partGroups, search.groups, failed.group);
  const ofBrand = failuresBy(columns.brands.keys, search.brands.map(nameKey), failed.brand);
  const least = search.leastCents ?? 0;
  const most = search.mostCents ?? Number.MAX_SAFE_INTEGER;
  const unavailable = search.isAvailable ? failed.stock : 0;
  const misfit = search.isFitting || isOnlyFitting ? failed.fit : 0;
  return (row) => {
    const cents = columns.cents[row] ?? 0;
    const flags = columns.flags[row] ?? 0;
    const isFitting =
      fitting?.[row] === 1 ||
      (flags & flag.universal) !== 0 ||
      (isOnlyFitting && isNamed(hits?.rankOf(row) ?? 0));
    return (
      (ofGroup[columns.groups[row] ?? 0] ?? 0) |
      (ofBrand[columns.brandNumbers[row] ?? 0] ?? 0) |
      ((flags & flag.available) === 0 ? unavailable : 0) |
      (cents < least || cents > most ? failed.price : 0) |
      (isFitting ? 0 : misfit)
    );
  };
}

function failuresBy(values: readonly string[], wanted: readonly string[], failure: number): Uint8Array {
  const set = new Set(wanted);
  return Uint8Array.from(values, (value) => (set.size === 0 || set.has(value) ? 0 : failure));
}

const valuesBy = {
  newest: ({ createdAt }: Columns) => createdAt,
  updated: ({ updatedAt }: Columns) => updatedAt,
  price: ({ cents }: Columns) => cents,
  quantity: ({ quantities }: Columns) => quantities,
};

/** Sort keys of a part; the lower comes first, and for `-name` the higher. */
function keyBy(columns: Columns, sort: Sort, { hits, fitting }: Listed): (row: number) => string | number {
  if (sort.endsWith("name")) return (row) => columns.nameOrders[row] ?? "";
  if (sort !== "best") {
    const values = valuesBy[sort.replace("-", "") as keyof typeof valuesBy](columns);
    const sign = sort.startsWith("-") ? -1 : 1;
    // Of times, the latest comes first.
    const first = /newest|updated/.test(sort) ? -sign : sign;
    return (row) => first * (values[row] ?? 0);
  }
  return (row) => {
    const isAvailable = ((columns.flags[row] ?? 0) & flag.available) !== 0;
    const fits = fitting && (columns.isUniversal(row) ? "universal" : fitting[row] === 1);
    const length = lengthBeside(columns.nameLengths[row] ?? 0, hits?.typedWords ?? 0);
    return computeScore(hits?.rankOf(row) ?? 0, isAvailable, fits, length);
  };
}
