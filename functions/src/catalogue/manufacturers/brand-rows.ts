import type { BrandListItem } from "../../contract/admin/manufacturers.ts";
import { nameKey } from "../../contract/values/names.ts";
import type { StoredManufacturer } from "../../firestore/collections.ts";
import type { Count } from "../catalogue.ts";

/** The brands of all parts with their makers, and then the makers of brands that no part has. */
export function toBrandRows(
  brands: readonly Count<string>[],
  manufacturers: ReadonlyMap<string, StoredManufacturer>,
): BrandListItem[] {
  const left = new Map(manufacturers);
  const ofParts = brands.map(({ value, count }) => {
    const maker = manufacturers.get(nameKey(value)) ?? null;
    left.delete(nameKey(value));
    return { brand: value, parts: count, version: maker?.version ?? 0, maker };
  });
  const ofNone = [...left.values()].map((maker) => {
    return { brand: maker.brand, parts: 0, version: maker.version, maker };
  });
  return [...ofParts, ...ofNone];
}

export function countWithoutManufacturer(brands: readonly Pick<BrandListItem, "maker">[]): number {
  return brands.filter(({ maker }) => maker === null).length;
}
