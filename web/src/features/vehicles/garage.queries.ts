import { readGarage } from "@carparts/functions/contract/garage/garage";
import { changeGarage } from "@carparts/functions/contract/garage/garage-changes";
import { type GarageVehicle, MOST_VEHICLES } from "@carparts/functions/contract/garage/garage-vehicles";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { withLock } from "#lib/sync/lock.ts";
import { readConsistent } from "#lib/sync/read-consistent.ts";
import { isPermanent } from "#lib/sync/refusal.ts";
import { changed } from "./garage.ts";
import { unsavedChanges, unsavedVehicles } from "./unsaved-vehicles.ts";
import { vehicleName } from "./vehicle.ts";
import { saveChoice, unsavedChoice } from "./vehicle-store.ts";

/** The garage may be this old on the next page. Coming back to the tab refetches it. */
const GARAGE_MILLISECONDS = 60_000;

const FULL = "Your garage is full: another device has filled it. Remove a vehicle, then choose yours again.";

export function garageQuery(uid: string) {
  return queryOptions({
    queryKey: ["garage", uid],
    queryFn: ({ signal }) =>
      readConsistent(
        () => call(readGarage, {}, { signal }),
        () => unsavedChanges(uid),
      ),
    staleTime: GARAGE_MILLISECONDS,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** Sends what was changed in this browser and isn't saved yet. */
export function useSaveGarage(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withLock(`garage ${uid}`, () => saveGarage(queryClient, uid)),
    // Unsent changes are sent when somebody comes back to the tab, or on the next page.
    onError: (failure) => {
      if (!isPermanent(failure)) return;
      if (failure.code === "list_full") notify("error", FULL);
      return queryClient.invalidateQueries({ queryKey: garageQuery(uid).queryKey });
    },
    scope: { id: `garage-${uid}` },
  });
}

async function saveGarage(queryClient: QueryClient, uid: string): Promise<void> {
  const { queryKey } = garageQuery(uid);
  const [garage, changes] = [queryClient.getQueryData(queryKey), unsavedChanges(uid)];
  // Another tab has saved it.
  if (!garage || !changes) return queryClient.invalidateQueries({ queryKey });
  const [acts, choice] = [unsavedVehicles.listFor(uid), unsavedChoice(uid)];
  const { leaving } = changed(garage, changes);
  const removed = [...(changes.removed ?? []), ...leaving];
  try {
    queryClient.setQueryData(queryKey, await call(changeGarage, { body: { ...changes, removed } }));
  } catch (failure) {
    if (!isPermanent(failure)) throw failure;
    // Removals can be sent without additions that there's no room for.
    unsavedVehicles.remove(
      uid,
      acts.filter(({ isAdded }) => isAdded || failure.code === "invalid"),
    );
    markChoiceSaved(uid, choice);
    throw failure;
  }
  if (leaving.length > 0) notify("success", removedText(leaving));
  unsavedVehicles.remove(uid, acts);
  markChoiceSaved(uid, choice);
}

/** The choice isn't to be sent again, unless it's another one by now. */
function markChoiceSaved(uid: string, sent: ReturnType<typeof unsavedChoice>): void {
  const isSent = sent !== undefined && JSON.stringify(sent) === JSON.stringify(unsavedChoice(uid));
  if (isSent) saveChoice(uid, sent ?? undefined);
}

function removedText(leaving: readonly GarageVehicle[]): string {
  const names = leaving.map(vehicleName).join(", ");
  return `A garage holds ${MOST_VEHICLES} vehicles. To make room, this one has left yours: ${names}`;
}
