import { OrdersQuery, searchOrders } from "@carparts/functions/contract/admin/orders";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { keepPreviousData } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { useListState } from "#lib/list-state.ts";

export function useOrdersState() {
  return useListState(OrdersQuery);
}
export type OrdersState = ReturnType<typeof useOrdersState>;

/** Under the key of the orders, because every change of theirs changes it. */
export function managedOrdersQuery(state: OrdersState["state"]) {
  const key = ["orders", "managed", pathOf("", {}, state)];
  const query = listQuery(key, (page, signal) =>
    call(searchOrders, { query: { ...state, ...page } }, { signal }),
  );
  return { ...query, placeholderData: keepPreviousData };
}
