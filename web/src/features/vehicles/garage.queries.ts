import { type Garage, readGarage, saveGarage } from "@carparts/functions/contract/garage";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { call } from "#lib/api-client.ts";
import { chosenIn, holds, withChosen, without } from "./garage.ts";
import { forgetRemoved, noteRemoved, removedBy } from "./removed-vehicles.ts";
import { isSameVehicle } from "./vehicle.ts";
import {
  chooseVehicle,
  chosenVehicle,
  isNewInGarage,
  useChosenVehicle,
  vehicleOwner,
} from "./vehicle-store.ts";

function garageQuery(uid: string) {
  return queryOptions({
    queryKey: ["garage", uid],
    queryFn: ({ signal }) => call(readGarage, {}, { signal }),
    // This tab's own changes are the newest.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The account's garage. At first a guest's vehicle moves in, or this browser takes over what the garage has chosen; from
 * then on, what is chosen here is chosen there.
 */
export function useGarage(uid: string) {
  const queryClient = useQueryClient();
  const { data: garage } = useQuery(garageQuery(uid));
  const vehicle = useChosenVehicle();
  const isMerged = useRef(false);
  // Where it fails, the browser keeps what changed, and the next page tries again.
  const { mutate } = useMutation({
    mutationFn: (body: Garage) => call(saveGarage, { body }),
    onSuccess: (_, body) => noteSaved(body, uid),
    scope: { id: `garage-${uid}` },
  });
  const save = useCallback(
    (next: Garage) => {
      queryClient.setQueryData(garageQuery(uid).queryKey, next);
      // What was chosen again isn't removed any more.
      forgetRemoved(uid, (vehicle) => holds(next, vehicle));
      mutate(next);
    },
    [queryClient, uid, mutate],
  );

  useEffect(() => {
    if (!garage) return;
    const isFirst = !isMerged.current;
    isMerged.current = true;
    const isNew = vehicle !== undefined && isNewInGarage(uid) && (isFirst || vehicleOwner() === undefined);
    const removed = removedBy(uid);
    const kept = removed.reduce(without, garage);
    if (isFirst && !isNew) takeOver(kept, uid);
    const next = withChosen(kept, chosenVehicle());
    const isChanged = next.chosen !== garage.chosen || next.vehicles.length !== garage.vehicles.length;
    const isUnsaved = isNew && vehicle.year !== undefined;
    if (isNew) chooseVehicle(vehicle, uid, { isUnsaved });
    if (isChanged || isUnsaved || (isFirst && removed.length > 0)) save(next);
  }, [garage, vehicle, uid, save]);

  function remove(vehicle: Garage["vehicles"][number]): void {
    if (!garage) return;
    noteRemoved(uid, vehicle);
    save(without(garage, vehicle));
  }

  return { garage, remove };
}

/** What is known of a vehicle that isn't in a garage yet stays. */
function takeOver(garage: Garage, uid: string): void {
  const chosen = chosenIn(garage);
  const isPartOfOne = vehicleOwner() === uid && chosenVehicle()?.year === undefined;
  if (chosen || !isPartOfOne) chooseVehicle(chosen, uid);
}

function noteSaved(garage: Garage, uid: string): void {
  forgetRemoved(uid, (vehicle) => !holds(garage, vehicle));
  const [saved, chosen] = [chosenIn(garage), chosenVehicle()];
  if (saved && chosen && isSameVehicle(saved, chosen) && isNewInGarage(uid)) chooseVehicle(saved, uid);
}
