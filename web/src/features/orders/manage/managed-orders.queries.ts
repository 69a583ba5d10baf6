import { OrdersQuery, searchOrders } from "@carparts/functions/contract/admin/orders";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";

export function useOrdersState() {
  return useListState(OrdersQuery);
}
export type OrdersState = ReturnType<typeof useOrdersState>;

export function managedOrdersQuery(state: OrdersState["state"]) {
  return managedQuery("orders", state, (query, signal) => call(searchOrders, { query }, { signal }));
}

/** All orders that the list's filters find, page by page. */
export function everyOrder(state: OrdersState["state"], signal: AbortSignal) {
  return everyPage((page) => call(searchOrders, { query: { ...state, ...page } }, { signal }));
}
