import { cut } from "@carparts/functions/contract/values/cut";
import { nameKey } from "@carparts/functions/contract/values/names";
import { normaliseInput, parseAmount } from "@carparts/functions/contract/values/typed";
import { isGroup } from "../groups.ts";
import { type Filters, type Sort, sortNames } from "./filters.ts";

const LONGEST_TEXT = 200;
const LONGEST_NAME = 60;
const MOST_VALUES = 20;
const DEAREST = 1_000_000;

/** A longer one is nobody's name, and its beginning may be another's. */
function parseName(text: string | null): string | undefined {
  const name = normaliseInput(text ?? "");
  return name.length <= LONGEST_NAME ? name || undefined : undefined;
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(sortNames, text);
}

/** A price as typed. Undefined if it isn't one that the API would take. */
export function parsePrice(typed: string | null): number | undefined {
  const amount = parseAmount(typed ?? "");
  return amount >= 0 && amount <= DEAREST ? amount : undefined;
}

function parseYear(text: string | null): number | undefined {
  const year = /^\d{4}$/.test(text ?? "") ? Number(text) : 0;
  return year >= 1900 && year <= 2100 ? year : undefined;
}

function dedupe<Value>(values: readonly Value[]): readonly Value[] | undefined {
  return values.length > 0 ? [...new Set(values)].slice(0, MOST_VALUES) : undefined;
}

/** Each brand once, in the spelling that comes first. */
function dedupeBrands(brands: readonly string[]): string[] {
  const keys = brands.map(nameKey);
  return brands.filter((_, place) => keys.indexOf(keys[place] ?? "") === place);
}

/** Reads an address. Whatever it has that the API would refuse is left out. */
export function parseFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  const make = parseName(params.get("make"));
  const model = make && parseName(params.get("model"));
  const [min, max] = [parsePrice(params.get("min")), parsePrice(params.get("max"))];
  const isRange = min === undefined || max === undefined || min <= max;
  const sort = params.get("sort") ?? "";
  return {
    q: cut(params.get("q")?.trim() ?? "", LONGEST_TEXT).trimEnd() || undefined,
    group: dedupe(params.getAll("group").filter(isGroup)),
    brand: dedupe(dedupeBrands(params.getAll("brand").flatMap((brand) => parseName(brand) ?? []))),
    make,
    model,
    year: model && parseYear(params.get("year")),
    fit: make && params.get("fit") === "only" ? "only" : undefined,
    stock: params.get("stock") === "in" ? "in" : undefined,
    min: isRange ? min : undefined,
    max: isRange ? max : undefined,
    sort: isSort(sort) ? sort : undefined,
  } as Filters;
}
