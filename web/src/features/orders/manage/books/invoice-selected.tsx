import { type WrittenItem, writeInvoices } from "@carparts/functions/contract/admin/invoices";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { groupBy } from "#lib/group-by.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { toastError } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { isSent } from "../../fulfilment/fulfilment.ts";
import { writtenText } from "./written-text.ts";

/** A call that writes has eight seconds. */
const MOST_ORDERS = 25;

/** Writes an invoice of each checkout's orders that are sent and have none. */
export function InvoiceSelected({ chosen, clear }: Selection<ShownOrder>) {
  const due = chosen.filter((order) => isSent(order) && !order.invoice);
  const write = useWriteInvoices();

  function start(): void {
    const leftOut = chosen.length - due.length;
    write.mutate(due, {
      onSuccess(items) {
        const others = leftOut > 0 ? ` ${pluralize(leftOut, "order")} left out: not sent, or invoiced.` : "";
        const isDone = items.every(({ result }) => result === "done");
        void notify(isDone ? "success" : "error", writtenText(items, due) + others);
        if (isDone) clear();
      },
      onError: (error) => toastError("Invoices", error),
    });
  }

  return (
    <Button
      className="btn-sm btn-primary"
      isBusy={write.isPending}
      isOff={write.isPending || due.length === 0}
      onFocus={loadToasts}
      onClick={start}
    >
      Invoice selected
    </Button>
  );
}

function useWriteInvoices() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(orders: readonly ShownOrder[]) {
      const checkouts = [...groupBy(orders, ({ payment }) => payment.reference).values()];
      const written: WrittenItem[] = [];
      for (const some of toCalls(checkouts)) {
        const items = some.map((of) => ({ orders: of.map(({ _id, version }) => ({ _id, version })) }));
        written.push(...(await call(writeInvoices, { body: { items, isDryRun: false } })).items);
      }
      return written;
    },
    onSettled: () => void refresh(queryClient, "orders", "invoices"),
  });
}

/** Whole checkouts, so many at once that a call has time for them. */
function toCalls<Checkout extends readonly unknown[]>(checkouts: readonly Checkout[]): Checkout[][] {
  const calls: Checkout[][] = [];
  let count = Number.POSITIVE_INFINITY;
  for (const checkout of checkouts) {
    count += checkout.length;
    if (count > MOST_ORDERS) calls.push([]);
    if (count > MOST_ORDERS) count = checkout.length;
    calls.at(-1)?.push(checkout);
  }
  return calls;
}
