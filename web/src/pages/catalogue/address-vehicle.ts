import type { ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import { useEffect } from "react";
import type { Filters } from "#features/catalogue/filters/filters.ts";
import { inAddress } from "#features/catalogue/search/read-vehicle.ts";
import { isSameVehicle, matchesVehicle, type Vehicle } from "#features/vehicles/vehicle.ts";
import { chooseRead, chooseVehicle, chosenVehicle } from "#features/vehicles/vehicle-store.ts";

export function vehicleIn({ make, model, year }: Filters): Vehicle | undefined {
  return make === undefined ? undefined : { make, model, year };
}

/** Writes the visitor's vehicle into an address without one, and takes over an address's vehicle if they have none, or less of the same. */
export function useAddressVehicle(
  filters: Filters,
  isReady: boolean,
  /** A year may have been chosen on the previous page while this one was loading. */
  isYearDue: boolean,
  complete: (chosen: Partial<Vehicle>) => void,
): void {
  const { make, model, year } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that comes with another vehicle.
  useEffect(() => {
    const [vehicle, chosen] = [vehicleIn(filters), chosenVehicle()];
    if (!isReady || !vehicle) return;
    if (!chosen || (matchesVehicle(vehicle, chosen) && !isSameVehicle(vehicle, chosen)))
      chooseVehicle(vehicle);
  }, [isReady, make, model, year]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that comes with another make.
  useEffect(() => {
    const [vehicle, chosen] = [vehicleIn(filters), chosenVehicle()];
    if (isReady && vehicle) complete(isYearDue && chosen && matchesVehicle(chosen, vehicle) ? chosen : {});
  }, [isReady, make]);
}

/**
 * Chooses the vehicle that the words of an address without one name. Where they name none, or less than is known of the
 * visitor's, that one completes the address.
 */
export function useReadVehicle(
  filters: Filters,
  /** Undefined until the list is answered, or while somebody types. */
  read: { readonly vehicle: ReadVehicle | null } | undefined,
  complete: (chosen: Vehicle) => void,
): void {
  const { q, make } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (!read || q === undefined || make !== undefined) return;
    const named = read.vehicle && inAddress(read.vehicle);
    if (named) chooseRead(named);
    const chosen = chosenVehicle();
    if (chosen && !(named && matchesVehicle(named, chosen))) complete(chosen);
  }, [q, make, read]);
}
