import type { Garage } from "@carparts/functions/contract/garage";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";

type GarageVehicle = Garage["vehicles"][number];

const kept = keptValue(
  "removedVehicles",
  z.array(z.object({ owner: z.string(), make: z.string(), model: z.string(), year: z.int() })),
);

/** What this account removed from its garage, and may not have saved yet, in whichever tab. */
export function removedBy(uid: string): GarageVehicle[] {
  return kept.stored()?.filter(({ owner }) => owner === uid) ?? [];
}

export function noteRemoved(uid: string, vehicle: GarageVehicle): void {
  kept.write([...(kept.stored() ?? []), { ...vehicle, owner: uid }]);
}

export function forgetRemoved(uid: string, isDone: (vehicle: GarageVehicle) => boolean): void {
  const left = kept.stored()?.filter((each) => each.owner !== uid || !isDone(each));
  kept.write(left?.length ? left : undefined);
}
