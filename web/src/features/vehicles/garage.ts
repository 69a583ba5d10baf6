import { type Garage, MOST_VEHICLES } from "@carparts/functions/contract/garage";
import { isSameVehicle, type Vehicle } from "./vehicle.ts";

/** The vehicle that parts are compared with. */
export function chosenIn({ vehicles, chosen }: Garage): Vehicle | undefined {
  return chosen === null ? undefined : vehicles[chosen];
}

export function holds({ vehicles }: Garage, vehicle: Vehicle): boolean {
  return vehicles.some((each) => isSameVehicle(each, vehicle));
}

/** The garage with this vehicle chosen. The newest comes first, and the oldest leaves a full garage. */
export function withChosen(garage: Garage, vehicle: Vehicle | undefined): Garage {
  const { make, model, year } = vehicle ?? {};
  if (make === undefined || model === undefined || year === undefined) return { ...garage, chosen: null };
  const known = garage.vehicles.findIndex((each) => isSameVehicle(each, { make, model, year }));
  if (known >= 0) return { ...garage, chosen: known };
  return { vehicles: [{ make, model, year }, ...garage.vehicles].slice(0, MOST_VEHICLES), chosen: 0 };
}

export function without(garage: Garage, vehicle: Vehicle): Garage {
  const chosen = chosenIn(garage);
  const vehicles = garage.vehicles.filter((each) => !isSameVehicle(each, vehicle));
  const place = chosen ? vehicles.findIndex((each) => isSameVehicle(each, chosen)) : -1;
  return { vehicles, chosen: place < 0 ? null : place };
}
