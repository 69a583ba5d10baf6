import { withdrawByNumber, withdrawOrder } from "@carparts/functions/contract/withdrawals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

export function useWithdrawOrder(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawOrder, { params: { id } }),
    onSettled: () => void refresh(queryClient, "orders"),
  });
}

/** For customers who have deleted their account. */
export function useWithdrawByNumber() {
  return useMutation({
    mutationFn: (body: { number: string; email: string }) => call(withdrawByNumber, { body }),
  });
}
