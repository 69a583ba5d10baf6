import { placeOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { pendingAfter } from "#lib/write-keys.ts";
import type { PendingSubmission } from "#ui/forms/pending-submissions.ts";
import { type SentOrder, sentOrders } from "./sent-order.ts";

/**
 * With the same key, retries place the order only once. What is sent is kept until there is an answer, and its customer
 * hears the answer also if the form is gone by then.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sent: { order, key, owner } }: PendingSubmission<SentOrder>) =>
      call(placeOrder, { body: order, key }, { by: owner }),
    onMutate: ({ sent }) => sentOrders.save(sent),
    onSuccess: ({ number }, { sent }) => {
      sentOrders.remove(sent);
      alert("Order Submit Sucessfull");
      notify("success", `Order Submit Sucessfull: ${number}`);
    },
    onError: (error, { sent, earlier }) => {
      notify("error", "Something went wrong");
      const left = pendingAfter(error, sent, earlier);
      if (left) sentOrders.save(left);
      else sentOrders.remove(sent);
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
