import { useEffect } from "react";
import type { Filters } from "#features/catalogue/filters/filters.ts";
import type { Vehicle } from "#features/vehicles/vehicle.ts";
import { chooseVehicle, chosenVehicle } from "#features/vehicles/vehicle-store.ts";

export function vehicleIn({ make, model, year }: Filters): Vehicle | undefined {
  return make === undefined ? undefined : { make, model, year };
}

/** Writes the visitor's vehicle into an address without one, and takes over an address's vehicle if they have none. */
export function useAddressVehicle(filters: Filters, isReady: boolean, complete: () => void): void {
  const { make } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that comes with another make.
  useEffect(() => {
    if (!isReady || make === undefined) return;
    if (chosenVehicle()) complete();
    else chooseVehicle(vehicleIn(filters));
  }, [isReady, make]);
}
