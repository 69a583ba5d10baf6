import { InvoicesQuery, listInvoices, writeCredit } from "@carparts/functions/contract/admin/invoices";
import type { Input } from "@carparts/functions/contract/endpoint";
import type { Invoice } from "@carparts/functions/contract/invoices";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { refresh } from "#lib/refresh.ts";

export function useInvoicesState() {
  return useListState(InvoicesQuery);
}
export type InvoicesState = ReturnType<typeof useInvoicesState>;

export function invoicesQuery(state: InvoicesState["state"]) {
  return managedQuery("invoices", state, (query, signal) => call(listInvoices, { query }, { signal }));
}

export type SentCredit = Input<typeof writeCredit>["body"];

/** One invoice has one key until there is an answer. */
export function useWriteCredit(number: string) {
  const queryClient = useQueryClient();
  return useMutation<Invoice, ApiError, SentCredit>({
    mutationFn: (body) => call(writeCredit, { params: { number }, body }, { about: number }),
    onSettled: () => void refresh(queryClient, "orders", "invoices"),
  });
}
