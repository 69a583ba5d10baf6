import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";
import { savedUid } from "#lib/token/saved-uid.ts";
import { isSpeltAlike, type Vehicle } from "./vehicle.ts";

const kept = keptValue(
  "vehicle",
  z.object({
    make: z.string().check(z.minLength(1), z.maxLength(60)),
    model: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    year: z.optional(z.int().check(z.minimum(1900), z.maximum(2100))),
    /** Whose garage it's in. Nobody's while a guest has chosen it. */
    owner: z.optional(z.string()),
    /** While the owner's garage doesn't have it yet. */
    isUnsaved: z.optional(z.boolean()),
  }),
);

let shown: Vehicle | undefined;

/** The visitor's vehicle. An account's goes with its session. */
export function chosenVehicle(): Vehicle | undefined {
  const value = kept.read();
  if (!value || (value.owner !== undefined && value.owner !== savedUid())) return undefined;
  const { owner: _, isUnsaved: __, ...vehicle } = value;
  // The same vehicle is the same object, or React would render for ever.
  if (!shown || !isSpeltAlike(shown, vehicle)) shown = vehicle;
  return shown;
}

export function vehicleOwner(): string | undefined {
  return kept.read()?.owner;
}

/** A guest's, and one that this account chose and couldn't save. */
export function isNewInGarage(uid: string): boolean {
  const value = kept.read();
  if (!value) return false;
  return value.owner === undefined || (value.owner === uid && value.isUnsaved === true);
}

/** The owner is the account whose garage it's in. */
export function chooseVehicle(
  vehicle: Vehicle | undefined,
  owner?: string,
  { isUnsaved = false }: { isUnsaved?: boolean } = {},
): void {
  kept.write(vehicle && { ...vehicle, owner, ...(isUnsaved && { isUnsaved }) });
}

/** Undefined without one, and in prerendered pages. */
export function useChosenVehicle(): Vehicle | undefined {
  return useSyncExternalStore(kept.subscribe, chosenVehicle, () => undefined);
}
