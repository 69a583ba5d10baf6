import type { VehicleQuery } from "../../fitment/fitment-rule.ts";
import { ownVinTable } from "../../vin-tables/own-table.ts";
import { readingOf } from "../../vin-tables/vin-reading.ts";
import { namesOfModel } from "./shop-names.ts";
import { nameOf } from "./short-names.ts";
import type { VehicleLexicon } from "./vehicle-lexicon.ts";

/** The vehicle that a number names, in the shop's spelling where it has parts for it. Null for one that must be wrong or tells no make. */
export function vehicleOfVin(vin: string, lexicon: VehicleLexicon): VehicleQuery | null {
  const table = ownVinTable();
  const reading = table && readingOf(vin, table, new Date().getFullYear());
  if (reading?.make === undefined || reading.isValid === false) return null;
  const { make, model, series, year } = reading;
  const inYear = year !== undefined && { year };
  const shopMake = lexicon.named(nameOf(make)).find((each) => each.model === undefined);
  const spelt = shopMake ? lexicon.spelt(shopMake) : { make };
  if (model === undefined) return { ...spelt, ...inYear };
  const models = namesOfModel({ make, model, series }).flatMap((name) => lexicon.named(name));
  const shopModel = models.find((each) => each.make === shopMake?.make && each.model !== undefined);
  return { ...spelt, model, ...(shopModel && lexicon.spelt(shopModel)), ...inYear };
}
