import { tablePreferences, useTablePreferences } from "#ui/data-table/views/table-preferences.ts";
import { firstColumns } from "./part-columns.tsx";

const partsPreferences = tablePreferences("partsWorkbench", firstColumns);

export function usePartsPreferences(uid: string) {
  return useTablePreferences(partsPreferences, uid);
}
