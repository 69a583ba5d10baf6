import { tablePreferences, useTablePreferences } from "#ui/data-table/views/table-preferences.ts";
import { firstColumns } from "./order-columns.tsx";

const ordersPreferences = tablePreferences("ordersWorkbench", firstColumns);

export function useOrdersPreferences(uid: string) {
  return useTablePreferences(ordersPreferences, uid);
}
