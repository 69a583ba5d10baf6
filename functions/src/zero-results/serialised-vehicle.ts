import type { VehicleWithoutResults } from "../contract/admin/coverage.ts";
import { cleanName } from "../contract/values/names.ts";
import { countableText } from "./countable-text.ts";

export type ChosenVehicle = Omit<VehicleWithoutResults, "count">;

/** A vehicle as it's counted; undefined for one whose make or model may be somebody's. */
export function serialiseVehicle({ make, model, year, group }: ChosenVehicle): string | undefined {
  const names = [make, model].filter((name) => name !== undefined);
  if (names.some((name) => countableText(name) === undefined)) return undefined;
  const [countedMake, countedModel] = names.map((name) => cleanName(name.toWellFormed()).toLowerCase());
  return JSON.stringify([countedMake, countedModel ?? null, year ?? null, group ?? null]);
}

export function parseVehicle(counted: string): ChosenVehicle {
  const [make, model, year, group] = JSON.parse(counted);
  return { make, ...(model && { model }), ...(year && { year }), ...(group && { group }) };
}
