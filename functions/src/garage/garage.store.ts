import type { Garage } from "../contract/garage.ts";
import { garages } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { storeUnlessLeaving } from "../identity/leaving.store.ts";

/** A damaged one is as good as empty: its owner can save it again. */
export async function findGarage(uid: string): Promise<Garage> {
  return readable(await garages.doc(uid).get()) ?? { vehicles: [], chosen: null };
}

export async function saveGarage(uid: string, garage: Garage): Promise<Garage> {
  await storeUnlessLeaving(uid, (batch) => batch.set(garages.doc(uid), { _id: uid, ...garage }));
  return garage;
}
