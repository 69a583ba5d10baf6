import type { Garage } from "../contract/garage/garage.ts";
import type { GarageChanges } from "../contract/garage/garage-changes.ts";
import { MOST_VEHICLES, withVehicles } from "../contract/garage/garage-vehicles.ts";
import { AppError } from "../core/app-error.ts";
import { garages } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { changeUnlessDeleting, storeUnlessDeleting } from "../identity/account-deletion.store.ts";

const EMPTY: Garage = { vehicles: [], chosen: null };

/** A damaged one is as good as empty: its owner can save it again. */
export async function findGarage(uid: string): Promise<Garage> {
  return readable(await garages.doc(uid).get()) ?? EMPTY;
}

export async function saveGarage(uid: string, garage: Garage): Promise<Garage> {
  await storeUnlessDeleting(uid, (batch) => batch.set(garages.doc(uid), { _id: uid, ...garage }));
  return garage;
}

export function changeGarage(uid: string, changes: GarageChanges): Promise<Garage> {
  return changeUnlessDeleting(uid, async (tx) => {
    const before = readable(await tx.get(garages.doc(uid))) ?? EMPTY;
    const { vehicles, chosen } = withVehicles(before, changes);
    if (vehicles.length > MOST_VEHICLES) {
      throw new AppError("list_full", `A garage holds ${MOST_VEHICLES} vehicles. Remove one first.`);
    }
    tx.set(garages.doc(uid), { _id: uid, vehicles, chosen });
    return { vehicles, chosen };
  });
}
