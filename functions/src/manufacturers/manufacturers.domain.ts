import type {
  BrandWithManufacturer,
  DeleteManufacturer,
  SaveManufacturer,
} from "../contract/admin/manufacturers.ts";
import { changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredManufacturer } from "../firestore/collections.ts";
import { clearManufacturerCache } from "./cached-manufacturers.store.ts";
import { changeManufacturer } from "./manufacturers.store.ts";

function toBrandWithManufacturer(brand: string, saved: StoredManufacturer | null): BrandWithManufacturer {
  if (!saved) return { brand, version: 0, maker: null };
  const { version, name, address, email, responsible } = saved;
  return { brand, version, maker: { name, address, email, responsible } };
}

function assertVersion({ brand, version }: DeleteManufacturer, present: StoredManufacturer | null): void {
  if ((present?.version ?? 0) !== version)
    throw changedMeanwhile("maker", toBrandWithManufacturer(brand, present));
}

export async function saveManufacturer(
  actor: Actor,
  { version, ...maker }: SaveManufacturer,
): Promise<BrandWithManufacturer> {
  const { brand } = maker;
  const show = toBrandWithManufacturer.bind(null, brand);
  const saved = await changeManufacturer(actor, {
    ...{ brand, what: "maker_saved", show },
    decide(present) {
      assertVersion({ brand, version }, present);
      return maker;
    },
  });
  clearManufacturerCache();
  return saved;
}

export async function deleteManufacturer(
  actor: Actor,
  seen: DeleteManufacturer,
): Promise<BrandWithManufacturer> {
  const { brand } = seen;
  const show = toBrandWithManufacturer.bind(null, brand);
  const deleted = await changeManufacturer(actor, {
    ...{ brand, what: "maker_deleted", show },
    decide(present) {
      if (!present) throw notFound("maker");
      assertVersion(seen, present);
      return null;
    },
  });
  clearManufacturerCache();
  return deleted;
}
