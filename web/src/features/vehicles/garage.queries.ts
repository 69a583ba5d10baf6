import { type Garage, readGarage, saveGarage } from "@carparts/functions/contract/garage";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { call } from "#lib/api-client.ts";
import { chosenIn, withChosen } from "./garage.ts";
import { chooseVehicle, chosenVehicle, useChosenVehicle, vehicleOwner } from "./vehicle-store.ts";

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
  // Where it fails, the browser keeps the vehicle, and the next visit tries again.
  const { mutate } = useMutation({
    mutationFn: (body: Garage) => call(saveGarage, { body }),
    scope: { id: `garage-${uid}` },
  });
  const save = useCallback(
    (next: Garage) => {
      queryClient.setQueryData(garageQuery(uid).queryKey, next);
      mutate(next);
    },
    [queryClient, uid, mutate],
  );

  useEffect(() => {
    if (!garage) return;
    const isGuests = vehicle !== undefined && vehicleOwner() === undefined;
    if (!isMerged.current && !isGuests) takeOver(garage, uid);
    else if (isGuests) chooseVehicle(vehicle, uid);
    isMerged.current = true;
    const next = withChosen(garage, chosenVehicle());
    if (next.chosen !== garage.chosen || next.vehicles.length !== garage.vehicles.length) save(next);
  }, [garage, vehicle, uid, save]);

  return { garage, save };
}

/** What is known of a vehicle that isn't in a garage yet stays. */
function takeOver(garage: Garage, uid: string): void {
  const chosen = chosenIn(garage);
  const isPartOfOne = vehicleOwner() === uid && chosenVehicle()?.year === undefined;
  if (chosen || !isPartOfOne) chooseVehicle(chosen, uid);
}
