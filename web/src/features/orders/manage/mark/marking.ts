import type { FulfilmentStep } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useRef, useState } from "react";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { nextStep } from "../../fulfilment/fulfilment.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { useMarkOrders } from "./mark-orders.queries.ts";
import { isWithoutTrouble, summaryText } from "./mark-summary.ts";

type Wanted = "picked" | "sent";

interface Batch {
  readonly orders: readonly Order[];
  readonly handling: Wanted;
  /** The step that was begun, with who brings them. */
  readonly step?: FulfilmentStep;
  /** The number left out, because it isn't their next step. */
  readonly leftOut: number;
  /** Left out, because their customers withdrew from them. */
  readonly withdrawn: readonly Order[];
  readonly onDone: () => void;
}

/** Marks several orders at once. The dialog outlives the selection, which the orders leave where a filter hides them. */
export function useMarking() {
  const { run, begin, stop } = useMarkOrders();
  const [batch, setBatch] = useState<Batch>();
  const watched = useRef<Batch>(undefined);
  const isMounted = useIsMounted();

  function show(now: Batch | undefined): void {
    watched.current = now;
    setBatch(now);
  }

  async function carryOut(wanted: Batch, step: FulfilmentStep): Promise<void> {
    const begun = { ...wanted, step };
    show(begun);
    const end = await begin(wanted.orders, step);
    const isWatched = isMounted() && watched.current === begun;
    if (!isWithoutTrouble(end)) {
      if (!isWatched) void notify("error", summaryText(end, step.handling));
      return;
    }
    if (isWatched) show(undefined);
    wanted.onDone();
    void notify("success", doneText(begun));
  }

  return {
    batch,
    run: batch?.step && run,
    isRunning: run?.isRunning === true,
    /** Those whose next step it is, and that weren't withdrawn from. Before they are sent, it's asked who brings them. */
    request(orders: readonly Order[], handling: Wanted, onDone: () => void): void {
      if (orders.length === 0 || run?.isRunning) return;
      const next = orders.filter((order) => nextStep(order) === handling);
      const due = next.filter(({ withdrawnAt }) => !withdrawnAt);
      const withdrawn = next.filter(({ withdrawnAt }) => withdrawnAt);
      const wanted = { orders: due, handling, leftOut: orders.length - next.length, withdrawn, onDone };
      if (due.length === 0) void notify("error", nothingText(wanted));
      else if (handling === "sent") show(wanted);
      else void carryOut(wanted, { handling });
    },
    send(shipment: Omit<FulfilmentStep, "handling">): void {
      if (batch) void carryOut(batch, { handling: batch.handling, ...shipment });
    },
    /** With those that were not reached. */
    goOn(): void {
      if (batch?.step && run) void carryOut({ ...batch, orders: run.left }, batch.step);
    },
    stop,
    /** The running call ends by itself. */
    close(): void {
      stop();
      if (batch?.step && run?.isRunning === false && run.left.length === 0) batch.onDone();
      show(undefined);
    },
  };
}
export type Marking = ReturnType<typeof useMarking>;

function leftOutText({ leftOut, withdrawn, handling }: Batch): string {
  const others = leftOut === 0 ? "" : `${pluralize(leftOut, "order")} can't be marked ${handling} now.`;
  return `${others} ${withdrawnText(withdrawn)}`.trim();
}

function nothingText(batch: Batch): string {
  const anyway = `To mark one ${batch.handling} anyway, use its own row.`;
  return batch.withdrawn.length === 0 ? leftOutText(batch) : `${leftOutText(batch)} ${anyway}`;
}

function doneText(batch: Batch): string {
  const { orders, handling } = batch;
  const [first, ...more] = orders;
  const done = more.length === 0 ? `Order ${first?.number}` : pluralize(orders.length, "order");
  return `${done} ${handling}. ${leftOutText(batch)}`.trim();
}
