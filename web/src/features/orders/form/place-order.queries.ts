import type { Input } from "@carparts/functions/contract/endpoint";
import { placeOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";

/** Retries place an order of a part only once. Its customer hears the answer also if the form is gone by then. */
export function usePlaceOrder(uid: string, productId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof placeOrder>["body"]) =>
      call(placeOrder, { body }, { by: uid, about: productId, survivesReuse: true }),
    onSuccess: ({ number }) => {
      alert("Order Submit Sucessfull");
      notify("success", `Order Submit Sucessfull: ${number}`);
    },
    onError: () => notify("error", "Something went wrong"),
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
