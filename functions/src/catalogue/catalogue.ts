import type { PartSort } from "../contract/admin/parts.ts";
import type { CatalogueEntry, Matched, Read } from "../contract/catalogue/answer.ts";
import type { Attention } from "../contract/values/attentions.ts";
import type { PartGroup } from "../contract/values/part-groups.ts";
import type { Vehicle } from "../contract/values/vehicle.ts";
import type { Fit } from "../fitment/fitment-rule.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

export type Sort = "best" | PartSort;

export interface Search {
  /** Empty where nothing was typed. */
  readonly text: string;
  /** Exactly these parts, or null for all. */
  readonly ids: readonly string[] | null;
  /** Without any, all groups. */
  readonly groups: readonly PartGroup[];
  readonly brands: readonly string[];
  readonly vehicle: Vehicle | null;
  readonly isFitting: boolean;
  readonly isAvailable: boolean;
  readonly leastCents: number | null;
  readonly mostCents: number | null;
  readonly sort: Sort;
}

export interface PartSearch extends Search {
  readonly attention: Attention | null;
}

export interface FoundParts {
  readonly ids: readonly string[];
  readonly total: number;
  readonly next: string | null;
}

export interface PageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
}

export interface SearchHit {
  readonly item: ShownItem;
  readonly matched: Matched | null;
  readonly fits: Fit | null;
}

type ShownFields = Omit<CatalogueEntry, "price" | "deposit" | "matched" | "fits">;

export type ShownItem = Pick<CatalogueItem, "cents" | "depositCents"> & ShownFields;

export interface Count<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The number of parts that each choice would leave: a count ignores its own filter and keeps all others. */
export interface FoundFacets {
  readonly group: readonly Count<PartGroup>[];
  readonly brand: readonly Count<string>[];
  readonly available: number;
  /** Null without a vehicle. */
  readonly fitting: number | null;
  /** Null where there are no parts. */
  readonly leastCents: number | null;
  readonly mostCents: number | null;
}

export interface SearchResult {
  readonly found: readonly SearchHit[];
  readonly total: number;
  /** Number of those that fit the vehicle, without universal ones. Null without a vehicle. */
  readonly fitting: number | null;
  readonly facets: FoundFacets;
  readonly next: string | null;
  readonly read: Read | null;
}

export interface VehicleQuestion {
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

export interface Catalogue {
  readonly size: number;
  replace(items: Iterable<CatalogueItem>): void;
  /** Adds parts, or replaces those with the same id: all of them or, where one fails, none. */
  upsert(items: Iterable<CatalogueItem>): void;
  /** Ids that are unknown are ignored. */
  remove(ids: Iterable<string>): void;
  /** Throws an AppError `invalid` for a cursor that isn't one of this search. */
  search(search: Search, page: PageRequest): SearchResult;
  vehicles(question: VehicleQuestion): readonly Count<string | number>[];
}

export const MOST_FACET_VALUES = 200;
