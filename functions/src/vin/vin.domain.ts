import { shopMake, shopModel } from "../catalogue/sentence/shop-names.ts";
import { foldedVin, vinFault } from "../contract/values/vin.ts";
import type { VinAnswer } from "../contract/vin.ts";
import { AppError } from "../core/app-error.ts";
import { readingOf, type VinReading } from "../vin-tables/vin-reading.ts";
import type { VinTable } from "../vin-tables/vin-table.ts";
import { described } from "./described.ts";
import type { ShopVehicles } from "./shop-vehicles.ts";

/** Reads a number, with its vehicle in the shop's own spelling. No refusal names the number. */
export async function readVin(typed: string, table: VinTable, shop: ShopVehicles): Promise<VinAnswer> {
  const vin = foldedVin(typed);
  const fault = vinFault(vin);
  if (fault !== undefined) throw new AppError("invalid", fault, { fields: { vin: fault } });
  const reading = readingOf(vin, table, new Date().getFullYear());
  return {
    vin,
    isValid: reading.isValid,
    vehicle: await asShopSpells(reading, shop),
    described: described(reading),
  };
}

async function asShopSpells({ make, model, series, year }: VinReading, shop: ShopVehicles) {
  if (make === undefined) return null;
  const spelt = shopMake(make, await shop.makes());
  const vehicle = { make: spelt ?? make, ...(year !== undefined && { year }) };
  if (model === undefined) return vehicle;
  const models = spelt === undefined ? [] : await shop.models(spelt);
  return { ...vehicle, model: shopModel({ make, model, series }, models) ?? model };
}
