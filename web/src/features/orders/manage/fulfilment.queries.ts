import { type FulfilOrder, fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { deleteOrdersOfAccount } from "@carparts/functions/contract/admin/orders";
import type { Order, ShownOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

type FulfilmentRequest = Omit<FulfilOrder, "version"> & Pick<Order, "_id" | "version">;

/** Takes an order one step further. If another admin was faster, the lists show what is there now. */
export function useFulfilOrder() {
  const queryClient = useQueryClient();
  return useMutation<ShownOrder, ApiError<ShownOrder>, FulfilmentRequest>({
    mutationFn: ({ _id, ...body }) => call(fulfilOrder, { params: { id: _id }, body }),
    onSettled: () => void refresh(queryClient, "orders"),
  });
}

/** Says why an order wasn't handled, and what another admin made of it. */
export function refusalText({ message, present }: ApiError<ShownOrder>): string {
  if (!present) return message;
  return `${message} It is ${present.handling} now${present.withdrawnAt ? ", and was withdrawn from" : ""}.`;
}

/** `uid` is the `account._id` of the orders. */
export function useDeleteOrdersOfAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => call(deleteOrdersOfAccount, { params: { uid } }),
    onSettled: () => void refresh(queryClient, "orders", "products", "users"),
  });
}
