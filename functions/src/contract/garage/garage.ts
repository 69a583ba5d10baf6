import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { make, model, year } from "../part-details.ts";
import { whole } from "../values/primitives.ts";
import { MOST_VEHICLES, placeOf } from "./garage-vehicles.ts";

export const GarageVehicle = z.object({ make: make("Make"), model: model("Model"), year: year("Year") });

export function vehicles(label: string, most: number, error: string) {
  return z.array(GarageVehicle, { error: `${label} must be a list.` }).check(z.maxLength(most, { error }));
}

export const HOLDS = `A garage holds ${MOST_VEHICLES} vehicles.`;

interface Vehicles {
  vehicles: z.infer<typeof GarageVehicle>[];
  chosen: number | null;
}

/** Each vehicle once, in the spelling that comes first. */
export function withoutRepeats({ vehicles, chosen }: Vehicles): Vehicles {
  const firsts = vehicles.map((vehicle) => placeOf(vehicles, vehicle));
  const uniqueFirsts = [...new Set(firsts)];
  const place = chosen === null ? -1 : uniqueFirsts.indexOf(firsts[chosen] ?? -1);
  return {
    vehicles: uniqueFirsts.flatMap((first) => vehicles[first] ?? []),
    chosen: place < 0 ? chosen : place,
  };
}

/** The vehicles of an account. */
export const Garage = z
  .object({
    vehicles: vehicles("Vehicles", MOST_VEHICLES, HOLDS),
    /** The place of the vehicle that parts are compared with, counted from 0; null for none. */
    chosen: z.nullable(whole("Chosen", 0, MOST_VEHICLES - 1)),
  })
  .check(
    z.refine(({ vehicles, chosen }) => chosen === null || chosen < vehicles.length, {
      path: ["chosen"],
      error: "There is no such vehicle in the garage.",
    }),
    z.overwrite(withoutRepeats),
  );
export type Garage = z.infer<typeof Garage>;

/** Returns your garage, which is empty at first. */
export const readGarage = endpoint({
  method: "GET",
  path: "/api/garage",
  access: "signed-in",
  output: Garage,
  errors: [],
});

/** Saves your garage, replacing all of it. */
export const saveGarage = endpoint({
  method: "PUT",
  path: "/api/garage",
  access: "signed-in",
  limit: { calls: 60, seconds: 600 },
  changes: [],
  body: Garage,
  output: Garage,
  errors: [],
});
