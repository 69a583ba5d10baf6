import type { ListedBrand } from "../../contract/admin/makers.ts";
import { nameKey } from "../../contract/values/names.ts";
import type { KeptMaker } from "../../firestore/collections.ts";
import type { Count } from "../catalogue.ts";

/** The brands of all parts with their makers, and then the makers of brands that no part has. */
export function madeBrands(
  brands: readonly Count<string>[],
  makers: ReadonlyMap<string, KeptMaker>,
): ListedBrand[] {
  const left = new Map(makers);
  const ofParts = brands.map(({ value, count }) => {
    const maker = makers.get(nameKey(value)) ?? null;
    left.delete(nameKey(value));
    return { brand: value, parts: count, version: maker?.version ?? 0, maker };
  });
  const ofNone = [...left.values()].map((maker) => {
    return { brand: maker.brand, parts: 0, version: maker.version, maker };
  });
  return [...ofParts, ...ofNone];
}

export function countWithoutMaker(brands: readonly Pick<ListedBrand, "maker">[]): number {
  return brands.filter(({ maker }) => maker === null).length;
}
