import type { Manufacturer } from "../contract/catalogue/part.ts";
import { nameKey } from "../contract/values/names.ts";
import { findCachedThings, forgetCachedThings } from "../nouns/cached-things.store.ts";

export function clearManufacturerCache(): void {
  forgetCachedThings("maker");
}

export async function findManufacturer(brand: string): Promise<Manufacturer | null> {
  const key = nameKey(brand);
  return (key === "" ? undefined : (await findCachedThings("maker")).get(key)) ?? null;
}
