import type { Garage } from "@carparts/functions/contract/garage/garage";
import type { GarageChanges } from "@carparts/functions/contract/garage/garage-changes";
import {
  type GarageVehicle,
  MOST_VEHICLES,
  withVehicles,
} from "@carparts/functions/contract/garage/garage-vehicles";
import { isSameVehicle, type Vehicle } from "./vehicle.ts";

/** The vehicle that parts are compared with. */
export function chosenIn({ vehicles, chosen }: Garage): Vehicle | undefined {
  return chosen === null ? undefined : vehicles[chosen];
}

/** The garage as it will be. The oldest vehicles leave a full one. */
export function changed(
  garage: Garage,
  changes: GarageChanges,
): { garage: Garage; leaving: GarageVehicle[] } {
  const { vehicles, chosen } = withVehicles(garage, changes);
  const leaving = vehicles.slice(MOST_VEHICLES);
  const isLeaving = chosen !== null && chosen >= MOST_VEHICLES;
  return {
    garage: { vehicles: vehicles.slice(0, MOST_VEHICLES), chosen: isLeaving ? null : chosen },
    leaving,
  };
}

/** Also true where neither has chosen a vehicle. */
export function isSameChoice(one: Garage, other: Garage): boolean {
  const [first, second] = [chosenIn(one), chosenIn(other)];
  return first && second ? isSameVehicle(first, second) : first === second;
}
