import { byName } from "@carparts/functions/contract/values/by-name";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";

export const MOST_VIEWS = 20;

const View = z.object({
  name: z.string(),
  /** The list's query, with its question mark. */
  search: z.string(),
  columns: z.array(z.string()),
});
export type View = z.infer<typeof View>;

const Preferences = z.object({ views: z.array(View), columns: z.array(z.string()) });
type Preferences = z.infer<typeof Preferences>;

/** A list's columns and views by account. `place` is its own storage key. */
export function tablePreferences(place: string, firstColumns: readonly string[]) {
  const initial: Preferences = { views: [], columns: [...firstColumns] };
  return { stored: persistedValue(place, byName(Preferences)), initial };
}

export function useTablePreferences({ stored, initial }: ReturnType<typeof tablePreferences>, uid: string) {
  const preferences = useSyncExternalStore(stored.subscribe, stored.read, () => undefined)?.[uid] ?? initial;

  function change(changed: Partial<Preferences>): void {
    const all = stored.latest() ?? {};
    stored.write({ ...all, [uid]: { ...(all[uid] ?? initial), ...changed } });
  }

  return {
    ...preferences,
    chooseColumns: (columns: string[]) => change({ columns }),
    /** One of the same name gives way. */
    saveView: (view: View) =>
      change({ views: [...preferences.views.filter(({ name }) => name !== view.name), view] }),
    deleteView: (name: string) => change({ views: preferences.views.filter((view) => view.name !== name) }),
  };
}
export type TablePreferences = ReturnType<typeof useTablePreferences>;
