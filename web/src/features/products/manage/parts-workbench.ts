import { keptWorkbench, useWorkbench } from "#ui/data-table/views/workbench.ts";
import { firstColumns } from "./part-columns.tsx";

const partsWorkbench = keptWorkbench("partsWorkbench", firstColumns);

/** How an admin has arranged the parts. */
export function usePartsWorkbench(uid: string) {
  return useWorkbench(partsWorkbench, uid);
}
