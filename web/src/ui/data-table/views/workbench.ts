import { byName } from "@carparts/functions/contract/values/by-name";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";

export const MOST_VIEWS = 20;

const View = z.object({
  name: z.string(),
  /** The list's query, with its question mark. */
  search: z.string(),
  columns: z.array(z.string()),
});
export type View = z.infer<typeof View>;

const Arranged = z.object({ views: z.array(View), columns: z.array(z.string()) });
type Arranged = z.infer<typeof Arranged>;

/** How each account of this browser has arranged a list. `place` is where that is kept, and no other list's. */
export function keptWorkbench(place: string, firstColumns: readonly string[]) {
  const atFirst: Arranged = { views: [], columns: [...firstColumns] };
  return { kept: keptValue(place, byName(Arranged)), atFirst };
}

export function useWorkbench({ kept, atFirst }: ReturnType<typeof keptWorkbench>, uid: string) {
  const arranged = useSyncExternalStore(kept.subscribe, kept.read, () => undefined)?.[uid] ?? atFirst;

  function change(changed: Partial<Arranged>): void {
    const all = kept.latest() ?? {};
    kept.write({ ...all, [uid]: { ...(all[uid] ?? atFirst), ...changed } });
  }

  return {
    ...arranged,
    chooseColumns: (columns: string[]) => change({ columns }),
    /** One of the same name gives way. */
    saveView: (view: View) =>
      change({ views: [...arranged.views.filter(({ name }) => name !== view.name), view] }),
    deleteView: (name: string) => change({ views: arranged.views.filter((view) => view.name !== name) }),
  };
}
export type Workbench = ReturnType<typeof useWorkbench>;
