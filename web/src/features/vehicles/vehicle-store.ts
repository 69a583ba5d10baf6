import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";
import { savedUid } from "#lib/token/saved-uid.ts";
import { isSpeltAlike, matchesVehicle, type Vehicle } from "./vehicle.ts";

const name = z.string().check(z.minLength(1), z.maxLength(60));
const model = z.optional(name);
const year = z.optional(z.int().check(z.minimum(1900), z.maximum(2100)));

const stored = persistedValue(
  "vehicle",
  z.object({
    /** None for an account that has cleared its vehicle. */
    make: z.optional(name),
    model,
    year,
    /** Of a vehicle that was read from words: the one that was chosen until then, or null. */
    before: z.optional(z.nullable(z.object({ make: name, model, year }))),
    /** Whose garage it's in. Nobody's while a guest has chosen it. */
    owner: z.optional(z.string()),
    /** While the owner's garage doesn't have it yet. */
    isUnsaved: z.optional(z.boolean()),
  }),
);

function write(value: ReturnType<typeof stored.read>): void {
  stored.write(value);
  // The header has none of this code until there is a vehicle.
  globalThis.dispatchEvent?.(new Event("vehicle"));
}

let shown: Vehicle | undefined;

/** The visitor's vehicle. An account's goes with its session. */
export function chosenVehicle(): Vehicle | undefined {
  const value = stored.read();
  if (value?.make === undefined || (value.owner !== undefined && value.owner !== savedUid()))
    return undefined;
  const { make, model, year } = value;
  // The same vehicle is the same object, or React would render for ever.
  if (!shown || !isSpeltAlike(shown, { make, model, year })) shown = { make, model, year };
  return shown;
}

/** True if a guest chose it, or an account to which it isn't assigned yet. */
export function isNobodys(): boolean {
  return stored.read()?.owner === undefined;
}

/** The visitor's choice, or none. An account that has none stays without one, also if that can't be saved. */
export function chooseVehicle(vehicle: Vehicle | undefined): void {
  const owner = savedUid();
  if (vehicle) write({ ...vehicle });
  else write(owner === undefined ? undefined : { owner, isUnsaved: true });
}

/** Chooses what words name, until that is undone. A vehicle of which they say less than is known stays. */
export function chooseRead(vehicle: Vehicle): void {
  const present = chosenVehicle();
  if (present && matchesVehicle(present, vehicle)) return;
  const isRead = present && stored.read()?.before !== undefined;
  write({ ...vehicle, before: isRead ? stored.read()?.before : (present ?? null) });
}

/** Gives back the vehicle that was chosen before one was read. */
export function undoRead(): void {
  const before = chosenVehicle() && stored.read()?.before;
  if (before !== undefined) chooseVehicle(before ?? undefined);
}

/** The choice of an account. */
export function saveChoice(owner: string, vehicle: Vehicle | undefined, isUnsaved = false): void {
  const value = stored.read();
  const isSame =
    vehicle && value?.make !== undefined && isSpeltAlike(vehicle, { ...value, make: value.make });
  const choice = { ...vehicle, ...(isSame && { before: value.before }), owner };
  if (isUnsaved) write({ ...choice, isUnsaved });
  else write(vehicle && choice);
}

/** An account's choice that its garage lacks: null for no vehicle, undefined if there's nothing to save. */
export function unsavedChoice(uid: string): Vehicle | null | undefined {
  const value = stored.read();
  if (value?.owner !== uid || !value.isUnsaved) return undefined;
  const { make, model, year } = value;
  return make === undefined ? null : { make, model, year };
}

/** Renders again whenever the choice is another one, or somebody else's, or saved. */
export function useChoice(): unknown {
  return useSyncExternalStore(stored.subscribe, stored.read);
}

/** Undefined without one, and in prerendered pages. */
export function useChosenVehicle(): Vehicle | undefined {
  return useSyncExternalStore(stored.subscribe, chosenVehicle, () => undefined);
}
