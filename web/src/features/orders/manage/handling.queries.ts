import {
  type HandledOrder,
  type HandleOrder,
  handleOrder,
  handleOrders,
} from "@carparts/functions/contract/admin/handling";
import { deleteOrdersOfAccount } from "@carparts/functions/contract/admin/orders";
import type { Order, ShownOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

type Step = Omit<HandleOrder, "version"> & Pick<Order, "_id" | "version">;

/** Takes an order one step further. If another admin was faster, the lists show what is there now. */
export function useHandleOrder() {
  const queryClient = useQueryClient();
  return useMutation<ShownOrder, ApiError<ShownOrder>, Step>({
    mutationFn: ({ _id, ...body }) => call(handleOrder, { params: { id: _id }, body }),
    onSettled: () => void refresh(queryClient, "orders"),
  });
}

/** Says why an order wasn't handled, and what another admin made of it. */
export function refusalOf({ message, present }: ApiError<ShownOrder>): string {
  return present ? `${message} It is ${present.handling} now.` : message;
}

/** `uid` is the `account._id` of the orders. */
export function useDeleteOrdersOfAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => call(deleteOrdersOfAccount, { params: { uid } }),
    onSettled: () => void refresh(queryClient, "orders", "products", "users"),
  });
}

const MOST_AT_ONCE = 100;

/** One refusal stops no other. */
export function usePickOrders() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(orders: readonly Pick<Order, "_id" | "version">[]) {
      const results: HandledOrder["result"][] = [];
      for (let start = 0; start < orders.length; start += MOST_AT_ONCE) {
        const items = orders.slice(start, start + MOST_AT_ONCE).map(({ _id, version }) => ({ _id, version }));
        const answer = await call(handleOrders, { body: { items, handling: "picked" } });
        results.push(...answer.items.map(({ result }) => result));
      }
      return results;
    },
    onSettled: () => void refresh(queryClient, "orders"),
  });
}
