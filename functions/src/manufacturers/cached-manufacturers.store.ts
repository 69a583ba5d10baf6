import type { Manufacturer } from "../contract/catalogue/part.ts";
import { nameKey } from "../contract/values/names.ts";
import { readEnvironment } from "../environment.ts";
import { findManufacturers, type Manufacturers } from "./manufacturers.store.ts";

const { PUBLIC_ANSWER_SECONDS } = readEnvironment(process.env);

/** In milliseconds. Without caches, manufacturers aren't cached either. */
const CACHE_MILLISECONDS = PUBLIC_ANSWER_SECONDS > 0 ? 60_000 : 0;

let cached: { readonly manufacturers: Promise<Manufacturers>; readonly until: number } | undefined;

/** A minute old at most: every part's page names one, and they seldom change. */
function readCached(): Promise<Manufacturers> {
  const now = Date.now();
  if (cached && now < cached.until) return cached.manufacturers;
  const manufacturers = findManufacturers();
  cached = { manufacturers, until: now + CACHE_MILLISECONDS };
  manufacturers.catch(clearManufacturerCache);
  return manufacturers;
}

export function clearManufacturerCache(): void {
  cached = undefined;
}

export async function findManufacturer(brand: string): Promise<Manufacturer | null> {
  const key = nameKey(brand);
  return (key === "" ? undefined : (await readCached()).get(key)) ?? null;
}
