import type { MissedVehicle } from "../contract/admin/coverage.ts";
import { cleanName } from "../contract/values/names.ts";
import { countedText } from "./counted-text.ts";

export type ChosenVehicle = Omit<MissedVehicle, "count">;

/** A vehicle as it's counted; undefined for one whose make or model may be somebody's. */
export function countedVehicle({ make, model, year, group }: ChosenVehicle): string | undefined {
  const names = [make, model].filter((name) => name !== undefined);
  if (names.some((name) => countedText(name) === undefined)) return undefined;
  const [countedMake, countedModel] = names.map((name) => cleanName(name.toWellFormed()).toLowerCase());
  return JSON.stringify([countedMake, countedModel ?? null, year ?? null, group ?? null]);
}

export function vehicleOfCounted(counted: string): ChosenVehicle {
  const [make, model, year, group] = JSON.parse(counted);
  return { make, ...(model && { model }), ...(year && { year }), ...(group && { group }) };
}
