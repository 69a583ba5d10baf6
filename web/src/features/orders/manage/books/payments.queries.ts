import { listPayments, notePayment } from "@carparts/functions/contract/admin/payments";
import type { Input, Output } from "@carparts/functions/contract/endpoint";
import type { PaymentState } from "@carparts/functions/contract/values/payment";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import type { Period } from "./books-rule.ts";

export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  open: "nothing came yet",
  part: "a part came",
  paid: "paid",
  over: "more came than is due",
};

/** The payments for all that was placed with an order. */
export function paymentsQuery(order: string) {
  return listQuery(["orders", "payments", order], (page, signal) =>
    call(listPayments, { query: { order, ...page } }, { signal }),
  );
}

/** Of these days, the latest first. */
export function everyPayment({ from, to }: Period, signal: AbortSignal) {
  return everyPage((page) => call(listPayments, { query: { from, to, ...page } }, { signal }));
}

/** One checkout has one key until there is an answer. */
export function useNotePayment(about: string) {
  const queryClient = useQueryClient();
  return useMutation<Output<typeof notePayment>, ApiError, Input<typeof notePayment>["body"]>({
    mutationFn: (body) => call(notePayment, { body }, { about }),
    onSettled: () => void refresh(queryClient, "orders", "invoices"),
  });
}
