import { readInvoice } from "@carparts/functions/contract/invoices";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

export function invoiceQuery(uid: string, number: string) {
  return queryOptions({
    queryKey: ["invoices", uid, number],
    queryFn: ({ signal }) => call(readInvoice, { params: { number } }, { signal }),
  });
}
