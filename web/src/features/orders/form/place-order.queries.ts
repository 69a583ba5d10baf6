import { placeOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { leftUnanswered } from "#ui/forms/unanswered.tsx";
import { forgetSentOrder, noteSentOrder, type SentOrder } from "./sent-order.ts";

interface Sending {
  readonly sent: SentOrder;
  /** What was sent with this key before and has no answer. */
  readonly earlier: SentOrder | undefined;
}

/**
 * With the same key, retries place the order only once. What is sent is kept until there is an answer, and its customer
 * hears the answer also if the form is gone by then.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sent: { order, key, owner } }: Sending) =>
      call(placeOrder, { body: order, key }, { by: owner }),
    onMutate: ({ sent }) => noteSentOrder(sent),
    onSuccess: ({ number }, { sent }) => {
      forgetSentOrder(sent.order.productId);
      alert("Order Submit Sucessfull");
      notify("success", `Order Submit Sucessfull: ${number}`);
    },
    onError: (error, { sent, earlier }) => {
      notify("error", "Something went wrong");
      const left = leftUnanswered(error, sent, earlier);
      if (left) noteSentOrder(left);
      else forgetSentOrder(sent.order.productId);
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
