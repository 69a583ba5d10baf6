import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Garage, GarageVehicle, HOLDS, vehicles } from "./garage.ts";
import { MOST_VEHICLES } from "./garage-vehicles.ts";

const MOST_REMOVED = 100;

export const GarageChanges = z.object({
  /** These come in front, unless they're there. */
  added: z.optional(vehicles("Added", MOST_VEHICLES, HOLDS)),
  /** These leave, before others come. */
  removed: z.optional(vehicles("Removed", MOST_REMOVED, `At most ${MOST_REMOVED} vehicles at once.`)),
  /** The vehicle that parts are compared with, which comes in if it isn't there; null for none. */
  chosen: z.optional(z.nullable(GarageVehicle)),
});
export type GarageChanges = z.infer<typeof GarageChanges>;

/** Changes your garage and returns all of it. Other vehicles stay, and a retry changes nothing more. With more than 10 it's refused. */
export const changeGarage = endpoint({
  method: "PATCH",
  path: "/api/garage",
  access: "signed-in",
  limit: { calls: 60, seconds: 600 },
  changes: [],
  body: GarageChanges,
  output: Garage,
  errors: ["list_full"],
});
