import { byName } from "@carparts/functions/contract/values/by-name";
import { useSyncExternalStore } from "react";
import { keptValue } from "#lib/kept-value.ts";
import { PickingState } from "./picking-state.ts";

/** In the browser, by account, so that a phone that closes the tab between two shelves loses nothing. */
const kept = keptValue("picking", byName(PickingState));

const NOTHING: PickingState = { ticks: [], found: {} };

export function usePickingState(uid: string) {
  const state = useSyncExternalStore(kept.subscribe, kept.read, () => undefined)?.[uid] ?? NOTHING;

  function change(act: (state: PickingState) => PickingState): void {
    const all = kept.latest() ?? {};
    kept.write({ ...all, [uid]: act(all[uid] ?? NOTHING) });
  }

  return { state, change };
}
export type ChangePicking = ReturnType<typeof usePickingState>["change"];
