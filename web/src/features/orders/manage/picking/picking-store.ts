import { byName } from "@carparts/functions/contract/values/by-name";
import { useCallback, useSyncExternalStore } from "react";
import { persistedValue } from "#lib/persisted-value.ts";
import { PickingState } from "./picking-state.ts";

/** In the browser, by account, so that a phone that closes the tab between two shelves loses nothing. */
const stored = persistedValue("picking", byName(PickingState));

const NOTHING: PickingState = { ticks: [], found: {} };

export function usePickingState(uid: string) {
  const state = useSyncExternalStore(stored.subscribe, stored.read, () => undefined)?.[uid] ?? NOTHING;

  const change = useCallback(
    (act: (state: PickingState) => PickingState): void => {
      const all = stored.latest() ?? {};
      stored.write({ ...all, [uid]: act(all[uid] ?? NOTHING) });
    },
    [uid],
  );

  return { state, change };
}
export type ChangePicking = ReturnType<typeof usePickingState>["change"];
