import type { GarageChanges } from "@carparts/functions/contract/garage/garage-changes";
import type { GarageVehicle } from "@carparts/functions/contract/garage/garage-vehicles";
import * as z from "zod/mini";
import { pendingOps } from "#lib/sync/pending-ops.ts";
import { toComplete } from "./garage.ts";
import { vehicleName } from "./vehicle.ts";
import { unsavedChoice } from "./vehicle-store.ts";

/** Vehicles that an account put into its garage here or took out, until the garage itself says so. */
export const unsavedVehicles = pendingOps(
  "unsavedVehicles",
  z.object({ make: z.string(), model: z.string(), year: z.int(), isAdded: z.boolean() }),
  vehicleName,
);

export function addUnsavedVehicle(uid: string, { make, model, year }: GarageVehicle, isAdded: boolean): void {
  unsavedVehicles.add(uid, [{ make, model, year, isAdded }]);
}

/** The changes that an account's garage lacks, or undefined. */
export function unsavedChanges(uid: string): GarageChanges | undefined {
  const acts = unsavedVehicles.listFor(uid);
  const choice = unsavedChoice(uid);
  if (acts.length === 0 && choice === undefined) return undefined;
  const vehicles = (isAdded: boolean) =>
    acts.flatMap(({ make, model, year, ...act }) => (act.isAdded === isAdded ? [{ make, model, year }] : []));
  return {
    // The vehicle added last is the newest.
    added: vehicles(true).reverse(),
    removed: vehicles(false),
    ...(choice !== undefined && { chosen: (choice && toComplete(choice)) ?? null }),
  };
}
