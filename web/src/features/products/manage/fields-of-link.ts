import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { readVehicleLines } from "./fitment/vehicle-lines.ts";

/** Fills Add Item from a link: a group, a number of a vehicle's maker, and vehicles as lines of a sheet. */
export function fieldsOfLink(search: string): TypedFields | undefined {
  const params = new URLSearchParams(search);
  const { rows } = readVehicleLines(params.getAll("fitment").join("\n"));
  const vehicles = rows.flatMap((row, place) =>
    Object.entries(row).map(([name, value]) => [`fitment.${place + 1}.${name}`, value] as const),
  );
  const named = (["group", "oemNumbers"] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const fields = [...named, ...vehicles];
  return fields.length > 0 ? fields : undefined;
}
