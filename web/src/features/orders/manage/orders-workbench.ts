import { keptWorkbench, useWorkbench } from "#ui/data-table/views/workbench.ts";
import { firstColumns } from "./order-columns.tsx";

const ordersWorkbench = keptWorkbench("ordersWorkbench", firstColumns);

/** How an admin has arranged the orders. */
export function useOrdersWorkbench(uid: string) {
  return useWorkbench(ordersWorkbench, uid);
}
