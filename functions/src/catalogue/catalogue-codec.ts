import type { PartsQuery } from "../contract/admin/parts.ts";
import type { CatalogueAnswer } from "../contract/catalogue/answer.ts";
import type { CatalogueQuery } from "../contract/catalogue/search.ts";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import type { FoundFacets, PageRequest, PartSearch, Search, SearchHit, SearchResult } from "./catalogue.ts";

// Between the wire, where a price is a decimal number, and the catalogue, where it is whole cents.

const ITEMS = 24;

export function decodeSearch(query: CatalogueQuery): Search {
  const text = query.q?.trim() ?? "";
  const { make, model, year } = query;
  return {
    text,
    ids: query.id ?? null,
    groups: query.group ?? [],
    brands: query.brand ?? [],
    vehicle: make === undefined ? null : { make, model, year },
    isFitting: query.fit === "only",
    isAvailable: query.stock === "in",
    leastCents: toCents(query.min),
    mostCents: toCents(query.max),
    sort: query.sort ?? (text === "" ? "newest" : "best"),
  };
}

export function decodePartSearch({ q = "", group, brand, attention, sort }: PartsQuery): PartSearch {
  return { ...decodeSearch({ q, group, brand }), sort, attention: attention ?? null };
}

export function decodePage({ id, limit = id?.length ?? ITEMS, after }: CatalogueQuery): PageRequest {
  return { limit, after };
}

export function encodeResult({ found, facets, fitting: _, ...result }: SearchResult): CatalogueAnswer {
  return { ...result, items: found.map(encodeFound), facets: encodeFacets(facets) };
}

function encodeFound({ item, matched, fits }: SearchHit): CatalogueAnswer["items"][number] {
  const { cents, depositCents, ...shown } = item;
  const deposit = depositCents > 0 && { deposit: priceOf(depositCents) };
  return { ...shown, price: priceOf(cents), ...deposit, matched, fits };
}

function encodeFacets(facets: FoundFacets): CatalogueAnswer["facets"] {
  return {
    group: [...facets.group],
    brand: [...facets.brand],
    stock: { in: facets.available },
    fit: { only: facets.fitting },
    price: { min: orNull(facets.leastCents), max: orNull(facets.mostCents) },
  };
}

function toCents(price: number | undefined): number | null {
  return price === undefined ? null : Math.round(price * 100);
}

function orNull(cents: number | null): number | null {
  return cents === null ? null : priceOf(cents);
}

function priceOf(cents: number): number {
  return decimalOf(moneyOf(cents));
}
