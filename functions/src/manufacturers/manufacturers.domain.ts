import type {
  BrandWithManufacturer,
  DeleteManufacturer,
  SaveManufacturer,
} from "../contract/admin/manufacturers.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredManufacturer } from "../firestore/collections.ts";
import { changeThing } from "../nouns/nouns.store.ts";
import { clearManufacturerCache } from "./cached-manufacturers.store.ts";

function toBrandWithManufacturer(brand: string, saved: StoredManufacturer | null): BrandWithManufacturer {
  if (!saved) return { brand, version: 0, maker: null };
  const { version, name, address, email, responsible } = saved;
  return { brand, version, maker: { name, address, email, responsible } };
}

export async function saveManufacturer(
  actor: Actor,
  { version, ...maker }: SaveManufacturer,
): Promise<BrandWithManufacturer> {
  const saved = await changeThing(actor, "maker", {
    ...{ what: "maker_saved", key: maker.brand, version },
    decide: (_present, writes) => ({ ...maker, version: writes }),
    show: toBrandWithManufacturer.bind(null, maker.brand),
  });
  clearManufacturerCache();
  return saved;
}

export async function deleteManufacturer(
  actor: Actor,
  { brand, version }: DeleteManufacturer,
): Promise<BrandWithManufacturer> {
  const deleted = await changeThing(actor, "maker", {
    ...{ what: "maker_deleted", key: brand, isKnown: true, version },
    decide: () => null,
    show: toBrandWithManufacturer.bind(null, brand),
  });
  clearManufacturerCache();
  return deleted;
}
