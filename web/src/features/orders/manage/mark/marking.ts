import type { FulfilmentStep, Shipment } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useRef, useState } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { nextStep } from "../../fulfilment/fulfilment.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { useMarkOrders } from "./mark-orders.queries.ts";
import { doneText, isWithoutTrouble, notifyOne, summaryText } from "./mark-summary.ts";

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

/** Marks one order, or several at once. Their dialog outlives the selection, which the orders leave where a filter hides them. */
export function useMarking() {
  const single = useSteps();
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
    void notify("success", batchText(begun));
  }

  return {
    ...single,
    batch,
    run: batch?.step && run,
    isRunning: run?.isRunning === true,
    /** Orders whose next step it is, without withdrawn ones. Asks for the carrier before they are marked sent. */
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
    send(shipment: Shipment): void {
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

/** The next step of a single order, from its row, by its key or where it's open. One doesn't wait for the one before. */
function useSteps() {
  const { begin } = useMarkOrders();
  const { open } = useModalParam("send");
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map());

  /** Until the list has followed, a second press would be refused. */
  function isTaken({ _id, version }: Order): boolean {
    return taken.get(_id) === version;
  }

  async function takeStep(order: Order): Promise<void> {
    const handling = nextStep(order);
    if (!handling || isTaken(order)) return;
    if (handling === "sent") {
      open(order._id);
      return;
    }
    setTaken((before) => new Map(before).set(order._id, order.version));
    const end = await begin([order], { handling });
    if (!isWithoutTrouble(end)) setTaken((before) => new Map(before).set(order._id, 0));
    notifyOne(end, order, handling);
  }

  return { isTaken, takeStep };
}

function leftOutText({ leftOut, withdrawn, handling }: Batch): string {
  const others = leftOut === 0 ? "" : `${pluralize(leftOut, "order")} can't be marked ${handling} now.`;
  return `${others} ${withdrawnText(withdrawn)}`.trim();
}

function nothingText(batch: Batch): string {
  const anyway = `To mark one ${batch.handling} anyway, use its own row.`;
  return batch.withdrawn.length === 0 ? leftOutText(batch) : `${leftOutText(batch)} ${anyway}`;
}

function batchText(batch: Batch): string {
  const { orders, handling } = batch;
  const [first, ...more] = orders;
  const isOne = first && more.length === 0;
  const done = isOne ? doneText(first, handling) : `${pluralize(orders.length, "order")} ${handling}.`;
  return `${done} ${leftOutText(batch)}`.trim();
}
