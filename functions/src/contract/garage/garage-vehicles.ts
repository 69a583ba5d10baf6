import { isSameVehicle } from "../values/vehicle.ts";

export const MOST_VEHICLES = 10;

export interface GarageVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

interface Garage {
  readonly vehicles: readonly GarageVehicle[];
  readonly chosen: number | null;
}

interface Changes {
  readonly added?: readonly GarageVehicle[] | undefined;
  readonly removed?: readonly GarageVehicle[] | undefined;
  readonly chosen?: GarageVehicle | null | undefined;
}

export function placeOf(vehicles: readonly GarageVehicle[], vehicle: GarageVehicle): number {
  return vehicles.findIndex((each) => isSameVehicle(each, vehicle));
}

/** The garage after these changes, also as the browser shows it before it has an answer. May hold more than `MOST_VEHICLES`. */
export function withVehicles({ vehicles, chosen }: Garage, changes: Changes) {
  const { added = [], removed = [] } = changes;
  const wanted = changes.chosen === undefined && chosen !== null ? vehicles[chosen] : changes.chosen;
  const coming = changes.chosen ? [changes.chosen, ...added] : added;
  const all = vehicles.filter((vehicle) => placeOf(removed, vehicle) < 0);
  for (const vehicle of [...coming].reverse()) if (placeOf(all, vehicle) < 0) all.unshift(vehicle);
  const place = wanted ? placeOf(all, wanted) : -1;
  return { vehicles: all, chosen: place < 0 ? null : place };
}
