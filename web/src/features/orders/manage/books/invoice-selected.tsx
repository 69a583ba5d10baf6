import { type WrittenItem, writeInvoices } from "@carparts/functions/contract/admin/invoices";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { useChunkedRun } from "#lib/chunked-run.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.tsx";
import { isSent } from "../../fulfilment/fulfilment.ts";
import { isWithoutTrouble } from "../mark/mark-summary.ts";
import { byCheckout, checkoutsOf, wholeCheckouts } from "../mark/whole-checkouts.ts";
import { writtenText } from "./written-text.ts";

interface Props {
  selection: Selection<ShownOrder>;
  invoicing: Invoicing;
}

export function InvoiceSelected({ selection: { chosen, choose }, invoicing }: Props) {
  const { isRunning, begin } = invoicing;
  return (
    <Button
      className="btn-sm btn-primary"
      isBusy={isRunning}
      isOff={isRunning || !chosen.some(isDue)}
      onFocus={loadToasts}
      onClick={() => void begin(chosen, () => choose(chosen, false))}
    >
      Invoice selected
    </Button>
  );
}

function isDue(order: ShownOrder): boolean {
  return isSent(order) && !order.invoice;
}

/** Writes an invoice of each checkout's orders that are sent and have none. Goes on without the selection. */
export function useInvoicing() {
  const queryClient = useQueryClient();
  const { run, start } = useChunkedRun<ShownOrder, WrittenItem>();
  return {
    isRunning: run?.isRunning === true,
    async begin(chosen: readonly ShownOrder[], onDone: () => void): Promise<void> {
      const due = chosen.filter(isDue);
      const end = await start(byCheckout(due), wholeCheckouts, write);
      void refresh(queryClient, "orders", "invoices");
      const isDone = isWithoutTrouble(end);
      void notify(isDone ? "success" : "error", writtenText(end, due, chosen.length - due.length));
      if (isDone) onDone();
    },
  };
}
type Invoicing = ReturnType<typeof useInvoicing>;

async function write(orders: readonly ShownOrder[]): Promise<readonly WrittenItem[]> {
  const items = checkoutsOf(orders).map((of) => ({
    orders: of.map(({ _id, version }) => ({ _id, version })),
  }));
  return (await call(writeInvoices, { body: { items, isDryRun: false } })).items;
}
