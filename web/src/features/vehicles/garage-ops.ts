import type { GarageChanges } from "@carparts/functions/contract/garage/garage-changes";
import * as z from "zod/mini";
import { pendingOps } from "#lib/sync/pending-ops.ts";
import { type Vehicle, vehicleName } from "./vehicle.ts";

const Complete = z.object({ make: z.string(), model: z.string(), year: z.int() });

/** Vehicles that an account put into its garage here or took out, and its choice, until the garage itself says so. */
export const garageOps = pendingOps(
  "garage",
  z.union([z.extend(Complete, { isAdded: z.boolean() }), z.object({ chosen: z.nullable(Complete) })]),
  (act) => ("chosen" in act ? "" : vehicleName(act)),
);
export type GarageOp = ReturnType<typeof garageOps.listFor>[number];

/** The vehicle, if it's one that a garage can hold. */
export function toComplete({ make, model, year }: Vehicle): z.infer<typeof Complete> | undefined {
  return model === undefined || year === undefined ? undefined : { make, model, year };
}

/** Chooses in an account's garage; nothing with an incomplete vehicle. */
export function addChoice(uid: string, vehicle: Vehicle | undefined): void {
  garageOps.add(uid, [{ chosen: (vehicle && toComplete(vehicle)) ?? null }]);
}

export function addVehicle(uid: string, vehicle: z.infer<typeof Complete>, isAdded: boolean): void {
  garageOps.add(uid, [{ ...vehicle, isAdded }]);
}

/** The choice that an account's garage lacks: null for no vehicle, undefined if there's nothing to save. */
export function unsavedChoice(uid: string): z.infer<typeof Complete> | null | undefined {
  return garageOps.listFor(uid).find((act) => "chosen" in act)?.chosen;
}

/** The changes that operations make to a garage. */
export function changesOf(ops: readonly GarageOp[]): GarageChanges {
  const vehicles = (isAdded: boolean) =>
    ops.flatMap((act) => ("chosen" in act || act.isAdded !== isAdded ? [] : (toComplete(act) ?? [])));
  const choice = ops.find((act) => "chosen" in act);
  return {
    // The vehicle added last is the newest.
    added: vehicles(true).reverse(),
    removed: vehicles(false),
    ...(choice && { chosen: choice.chosen }),
  };
}
