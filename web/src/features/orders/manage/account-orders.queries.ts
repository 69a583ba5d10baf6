import { deleteOrdersOfAccount, listOrdersOfAccount } from "@carparts/functions/contract/admin/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";

const PAGE = 5;

/** `uid` may be that of an account that has gone, or its hash. */
export function ordersOfAccountQuery(uid: string) {
  return listQuery(
    ["orders", "account", uid],
    (page, signal) => call(listOrdersOfAccount, { params: { uid }, query: page }, { signal }),
    PAGE,
  );
}

/** `uid` is the `account._id` of the orders. */
export function useDeleteOrdersOfAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => call(deleteOrdersOfAccount, { params: { uid } }),
    onSettled: () => void refresh(queryClient, "orders", "products", "users"),
  });
}
