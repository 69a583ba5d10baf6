import type { Garage } from "@carparts/functions/contract/garage/garage";
import type { GarageVehicle } from "@carparts/functions/contract/garage/garage-vehicles";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { offerUndo } from "#lib/offer-undo.tsx";
import { garageQuery, useSaveGarage } from "./garage.queries.ts";
import { changed, chosenIn, isSameChoice, toComplete } from "./garage.ts";
import { addUnsavedVehicle, unsavedChanges, unsavedVehicles } from "./unsaved-vehicles.ts";
import { isSameVehicle, vehicleName } from "./vehicle.ts";
import { chosenVehicle, isNobodys, saveChoice, unsavedChoice, useChoice } from "./vehicle-store.ts";

/**
 * The account's garage, with what was changed here. At first a guest's vehicle moves in, or this browser takes over what
 * the garage has chosen; from then on, what is chosen here is chosen there, and what another device chooses is chosen here.
 */
export function useGarage(uid: string) {
  const queryClient = useQueryClient();
  // Each answer, also one that is as before, is an occasion to send what couldn't be sent.
  const { data, dataUpdatedAt } = useQuery(garageQuery(uid));
  const { mutate } = useSaveGarage(uid);
  const choice = useChoice();
  const acts = useSyncExternalStore(unsavedVehicles.subscribe, unsavedVehicles.read);
  const taken = useRef<Garage>(undefined);
  const tried = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: choice and acts are read where they're kept.
  useEffect(() => {
    const garage = queryClient.getQueryData(garageQuery(uid).queryKey);
    if (!garage) return;
    if (isNobodys() && chosenVehicle()) claim(garage, uid);
    else if (unsavedChoice(uid) === undefined) follow(garage, taken.current, uid);
    taken.current = garage;
    const changes = unsavedChanges(uid);
    const text = changes ? `${dataUpdatedAt} ${JSON.stringify(changes)}` : "";
    if (changes && text !== tried.current) mutate();
    tried.current = text;
  }, [data, dataUpdatedAt, choice, acts, uid, queryClient, mutate]);
  const garage = data && changed(data, unsavedChanges(uid) ?? {}).garage;
  return { garage, remove: (vehicle: GarageVehicle) => removeVehicle(uid, vehicle) };
}

/** Says that it's gone, and offers to put it back, chosen if it was. */
function removeVehicle(uid: string, vehicle: GarageVehicle): void {
  const chosen = chosenVehicle();
  const wasChosen = chosen !== undefined && isSameVehicle(chosen, vehicle);
  addUnsavedVehicle(uid, vehicle, false);
  void offerUndo(`Removed: ${vehicleName(vehicle)}`, () => {
    addUnsavedVehicle(uid, vehicle, true);
    if (wasChosen) saveChoice(uid, vehicle, true);
  });
}

/** Moves this browser's choice into the account's garage. An incomplete vehicle waits until all of it is known. */
function claim(garage: Garage, uid: string): void {
  const vehicle = chosenVehicle();
  const complete = vehicle && toComplete(vehicle);
  const isNews = complete !== undefined || garage.chosen !== null || unsavedChanges(uid) !== undefined;
  if (complete) addUnsavedVehicle(uid, complete, true);
  saveChoice(uid, vehicle, isNews);
}

/** Follows another device's choice. An incomplete vehicle stays while there is none. */
function follow(garage: Garage, before: Garage | undefined, uid: string): void {
  const present = changed(garage, unsavedChanges(uid) ?? {}).garage;
  if (before && isSameChoice(before, garage)) return;
  const [chosen, stored] = [chosenIn(present), chosenVehicle()];
  const isPartOfOne = stored !== undefined && toComplete(stored) === undefined;
  if (chosen || !isPartOfOne) saveChoice(uid, chosen);
}
