import { useSyncExternalStore } from "react";
import { persistedValue } from "#lib/persisted-value.ts";
import { CountList, type Mode } from "./count-list.ts";

/** In the tab, so that a reload loses nothing and two tabs count two shelves. */
const lists = {
  count: persistedValue("countedStock", CountList, () => sessionStorage),
  deliver: persistedValue("deliveredStock", CountList, () => sessionStorage),
} satisfies Record<Mode, unknown>;

/** The list of this admin. Another's is nobody else's to see, and goes with the first change. */
export function useCountList(mode: Mode, owner: string) {
  const store = lists[mode];
  function read(stored = store.read()): CountList {
    if (stored?.owner === owner) return stored;
    return { owner, id: "", reason: "Delivery", lines: [], waiting: [] };
  }
  return {
    list: read(useSyncExternalStore(store.subscribe, store.read)),
    read,
    change: (act: (list: CountList) => CountList) => store.write({ ...act(read()), id: crypto.randomUUID() }),
  };
}
