import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";
import { savedUid } from "#lib/token/saved-uid.ts";
import { addChoice } from "./garage-ops.ts";
import { isSpeltAlike, matchesVehicle, type Vehicle } from "./vehicle.ts";

const name = z.string().check(z.minLength(1), z.maxLength(60));
const model = z.optional(name);
const year = z.optional(z.int().check(z.minimum(1900), z.maximum(2100)));

const stored = persistedValue(
  "vehicle",
  z.object({
    make: name,
    model,
    year,
    /** For a vehicle that was read from words: the previous choice, or null. */
    before: z.optional(z.nullable(z.object({ make: name, model, year }))),
    /** The garage's account; undefined for a guest. */
    owner: z.optional(z.string()),
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
  if (!value || (value.owner !== undefined && value.owner !== savedUid())) return undefined;
  const { make, model, year } = value;
  // The same vehicle is the same object, or React would render for ever.
  if (!shown || !isSpeltAlike(shown, { make, model, year })) shown = { make, model, year };
  return shown;
}

/** Undefined if a guest chose it, or an account to which it isn't assigned yet. */
export function choiceOwner(): string | undefined {
  return stored.read()?.owner;
}

/** The visitor's choice, or none. An account that has none stays without one, also if that can't be saved. */
export function chooseVehicle(vehicle: Vehicle | undefined): void {
  const owner = savedUid();
  if (!vehicle && owner !== undefined) addChoice(owner, undefined);
  write(vehicle && { ...vehicle });
}

/** Chooses what words name, until that is undone. A vehicle of which they say less than is known stays. */
export function chooseRead(vehicle: Vehicle): void {
  const present = chosenVehicle();
  if (present && matchesVehicle(present, vehicle)) return;
  const isRead = present && stored.read()?.before !== undefined;
  write({ ...vehicle, before: isRead ? stored.read()?.before : (present ?? null) });
}

/** Restores the vehicle that was chosen before one was read. */
export function undoRead(): void {
  const before = chosenVehicle() && stored.read()?.before;
  if (before !== undefined) chooseVehicle(before ?? undefined);
}

/** The choice of an account. */
export function saveChoice(owner: string, vehicle: Vehicle | undefined): void {
  const value = stored.read();
  const isSame = vehicle && value && isSpeltAlike(vehicle, value);
  write(vehicle && { ...vehicle, ...(isSame && { before: value.before }), owner });
}

/** Renders again whenever the choice is another one, or somebody else's. */
export function useChoice(): unknown {
  return useSyncExternalStore(stored.subscribe, stored.read);
}

/** Undefined without one, and in prerendered pages. */
export function useChosenVehicle(): Vehicle | undefined {
  return useSyncExternalStore(stored.subscribe, chosenVehicle, () => undefined);
}
