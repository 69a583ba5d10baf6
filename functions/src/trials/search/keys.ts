import type { Search } from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { nameKey } from "../../contract/values/names.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import { type Fit, type FitmentRow, fitOf, type VehicleQuery } from "../../fitment/fitment-rule.ts";

const keys = new Map<string, string>();
const keyed = new WeakMap<CatalogueItem, FitmentRow[]>();

export function keyOf(name: string): string {
  const key = keys.get(name) ?? nameKey(name);
  keys.set(name, key);
  return key;
}

export function inKeys(search: Search): Search {
  return { ...search, brands: search.brands.map(keyOf) };
}

/** Compares a part's rows with a vehicle, given by its keys. */
export function fits(item: CatalogueItem, vehicle: VehicleQuery): Fit {
  const rows = keyed.get(item) ?? item.fitment.map((row) => ({ ...row, ...withKeys(row) }));
  keyed.set(item, rows);
  return fitOf(rows, vehicle);
}

export function withKeys<Named extends Vehicle>(named: Named): Named {
  const { make, model } = named;
  return { ...named, make: keyOf(make), model: model === undefined ? undefined : keyOf(model) };
}
