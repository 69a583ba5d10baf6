import { type Garage, readGarage } from "@carparts/functions/contract/garage/garage";
import { changeGarage } from "@carparts/functions/contract/garage/garage-changes";
import { type GarageVehicle, MOST_VEHICLES } from "@carparts/functions/contract/garage/garage-vehicles";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { isPermanent, type Synced } from "#lib/sync/synced.ts";
import { useSync } from "#lib/sync/use-sync.ts";
import { changed, chosenIn, isSameChoice } from "./garage.ts";
import {
  addChoice,
  addVehicle,
  changesOf,
  type GarageOp,
  garageOps,
  toComplete,
  unsavedChoice,
} from "./garage-ops.ts";
import { isSameVehicle, vehicleName } from "./vehicle.ts";
import { choiceOwner, chosenVehicle, saveChoice, useChoice } from "./vehicle-store.ts";

const FULL = "Your garage is full: another device has filled it. Remove a vehicle, then choose yours again.";

const syncedGarage: Synced<Garage, GarageOp> = {
  noun: "garage",
  ops: garageOps,
  refetchOnWindowFocus: "always",
  read: (options) => call(readGarage, {}, options),
  most: MOST_VEHICLES,
  async send({ ops, shown }) {
    if (ops.length === 0) return call(readGarage, {});
    const changes = changesOf(ops);
    const { leaving } = changed(shown(), changes);
    const removed = [...(changes.removed ?? []), ...leaving];
    const garage = await call(changeGarage, { body: { ...changes, removed } });
    if (leaving.length > 0) notify("success", removedText(leaving));
    return garage;
  },
  // Removals can be sent without additions that there's no room for.
  refusedOps: ({ code }, ops) => ops.filter((act) => code === "invalid" || "chosen" in act || act.isAdded),
  failureText: (failure) => (isPermanent(failure) && failure.code === "list_full" ? FULL : undefined),
};

function removedText(leaving: readonly GarageVehicle[]): string {
  const names = leaving.map(vehicleName).join(", ");
  return `A garage holds ${MOST_VEHICLES} vehicles, so we removed: ${names}`;
}

/** The garage as it will be. */
function present(garage: Garage, uid: string): Garage {
  return changed(garage, changesOf(garageOps.listFor(uid))).garage;
}

/**
 * The account's garage, with what was changed here. At first a guest's vehicle moves in, or this browser takes over what
 * the garage has chosen; from then on, what is chosen here is chosen there, and what another device chooses is chosen here.
 */
export function useGarage(uid: string) {
  const data = useSync(syncedGarage, uid, take, useChoice());
  return {
    garage: data && present(data, uid),
    remove: (vehicle: GarageVehicle) => removeVehicle(uid, vehicle),
  };
}

interface Answer {
  readonly state: Garage;
  readonly before: Garage | undefined;
}

function take(uid: string, { state: garage, before }: Answer): void {
  const unsaved = unsavedChoice(uid);
  if (choiceOwner() === undefined && chosenVehicle()) claim(garage, uid);
  else if (unsaved === undefined) follow(garage, before, uid);
  // Another account has chosen a vehicle here since.
  else if (unsaved && choiceOwner() !== uid) saveChoice(uid, unsaved);
}

/** Shows that it was removed, with Undo, which also chooses it again if it was. */
function removeVehicle(uid: string, vehicle: GarageVehicle): void {
  const chosen = chosenVehicle();
  const wasChosen = chosen !== undefined && isSameVehicle(chosen, vehicle);
  addVehicle(uid, vehicle, false);
  void offerUndo(`Removed: ${vehicleName(vehicle)}`, () => {
    addVehicle(uid, vehicle, true);
    if (!wasChosen) return;
    addChoice(uid, vehicle);
    saveChoice(uid, vehicle);
  });
}

/** Moves this browser's choice into the account's garage. An incomplete vehicle waits until all of it is known. */
function claim(garage: Garage, uid: string): void {
  const vehicle = chosenVehicle();
  const complete = vehicle && toComplete(vehicle);
  const isNews = complete !== undefined || garage.chosen !== null || garageOps.listFor(uid).length > 0;
  if (complete) addVehicle(uid, complete, true);
  if (isNews) addChoice(uid, vehicle);
  saveChoice(uid, vehicle);
}

/** Follows another device's choice. An incomplete vehicle stays while there is none. */
function follow(garage: Garage, before: Garage | undefined, uid: string): void {
  if (before && isSameChoice(before, garage)) return;
  const [chosen, stored] = [chosenIn(present(garage, uid)), chosenVehicle()];
  const isPartOfOne = stored !== undefined && toComplete(stored) === undefined;
  if (chosen || !isPartOfOne) saveChoice(uid, chosen);
}
