import { deleteOrder, listOrders, type Order, readPayment } from "@carparts/functions/contract/orders";
import { undoDeletion } from "@carparts/functions/contract/undo";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { callPage } from "#lib/list-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { refresh } from "#lib/refresh.ts";

const LATEST = 3;

/** The latest orders that an account may see, or its own alone. */
export function latestOrdersQuery(uid: string, isOwn: boolean) {
  const query = { ...(isOwn && { own: "true" as const }), limit: LATEST };
  return queryOptions({
    queryKey: ["orders", uid, "latest", isOwn],
    queryFn: ({ signal }) => call(listOrders, { query }, { signal }),
  });
}

/** An account's own orders, also for an admin. */
export function ownOrdersQuery(uid: string) {
  return listQuery(["orders", uid, "own"], (page, signal) =>
    callPage(listOrders, { query: { own: "true", ...page } }, { signal }),
  );
}

export function paymentQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: ["orders", uid, "payment", id],
    queryFn: ({ signal }) => call(readPayment, { params: { id } }, { signal }),
  });
}

/** Shows that the customer's own order was deleted, with Undo. */
export function useOrderDeletedToast() {
  const queryClient = useQueryClient();
  return ({ _id: id, number }: Pick<Order, "_id" | "number">) => {
    async function restore(): Promise<void> {
      try {
        await call(undoDeletion, { params: { id } });
        await refresh(queryClient, "orders", "products");
        void notify("success", `Order ${number} restored.`);
      } catch (error) {
        void notify("error", `Order ${number}: ${(error as Error).message}`);
      }
    }
    void offerUndo(`Order ${number} deleted.`, restore);
  };
}

export function useDeleteOrder(onDeleted?: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteOrder, { params: { id } }),
    onSuccess: ({ _id }) => onDeleted?.(_id),
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
