import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";
import { firstColumns } from "../part-columns.tsx";

export const MOST_VIEWS = 20;

const View = z.object({
  name: z.string(),
  /** The list's query, with its question mark. */
  search: z.string(),
  columns: z.array(z.string()),
});
export type View = z.infer<typeof View>;

const Workbench = z.object({ views: z.array(View), columns: z.array(z.string()) });
type Workbench = z.infer<typeof Workbench>;

/** How each account of this browser has arranged its parts. */
const kept = keptValue("partsWorkbench", z.record(z.string(), Workbench));

const AS_AT_FIRST: Workbench = { views: [], columns: [...firstColumns] };

export function useWorkbench(uid: string) {
  const workbench = useSyncExternalStore(kept.subscribe, kept.read, () => undefined)?.[uid] ?? AS_AT_FIRST;

  function change(changed: Partial<Workbench>): void {
    const all = kept.latest() ?? {};
    kept.write({ ...all, [uid]: { ...(all[uid] ?? AS_AT_FIRST), ...changed } });
  }

  return {
    ...workbench,
    chooseColumns: (columns: string[]) => change({ columns }),
    /** One of the same name gives way. */
    saveView: (view: View) =>
      change({ views: [...workbench.views.filter(({ name }) => name !== view.name), view] }),
    deleteView: (name: string) => change({ views: workbench.views.filter((view) => view.name !== name) }),
  };
}
