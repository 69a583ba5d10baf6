import type { Order } from "@carparts/functions/contract/orders";
import { useRef, useState } from "react";
import { delayAct } from "#lib/delayed-act.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { nextStep } from "../../fulfilment/fulfilment.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { type MarkRun, type MarkStep, useMarkOrders } from "./mark-orders.queries.ts";
import { doneText, invoicesText, isWithoutTrouble, notifyOne, summaryText } from "./mark-summary.ts";
import type { Sending } from "./send-dialog.tsx";
import { byCheckout, wholeCheckouts } from "./whole-checkouts.ts";

type Wanted = "picked" | "sent";

interface Batch {
  readonly orders: readonly Order[];
  readonly handling: Wanted;
  /** The step that was begun, with who brings them. */
  readonly step?: MarkStep;
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

  async function carryOut(wanted: Batch, step: MarkStep, isShown = true): Promise<void> {
    const begun = { ...wanted, step };
    if (isShown) show(begun);
    const end = await begin(byCheckout(wanted.orders), step, wholeCheckouts);
    const isWatched = isMounted() && watched.current === begun;
    if (!isWithoutTrouble(end)) {
      if (!isWatched) void notify("error", summaryText(end, step.handling));
      return;
    }
    if (isWatched) show(undefined);
    wanted.onDone();
    void notify("success", batchText(begun, end));
  }

  return {
    ...single,
    batch,
    run: batch?.step && run,
    isRunning: run?.isRunning === true,
    /** Orders whose next step it is, without withdrawn ones. Asks for the carrier before they are marked sent. */
    request(orders: readonly Order[], handling: Wanted, onDone: () => void): void {
      if (orders.length === 0 || run?.isRunning) return;
      const next = orders.filter((order) => nextStep(order) === handling && !single.isTaken(order));
      const due = next.filter(({ withdrawnAt }) => !withdrawnAt);
      const withdrawn = next.filter(({ withdrawnAt }) => withdrawnAt);
      const wanted = { orders: due, handling, leftOut: orders.length - next.length, withdrawn, onDone };
      if (due.length === 0) void notify("error", nothingText(wanted));
      else if (handling === "sent") show(wanted);
      else void carryOut(wanted, { handling });
    },
    /** Ten seconds later, until when it can be undone: their emails leave at once. */
    send(sending: Sending): void {
      if (!batch) return;
      const step = { handling: batch.handling, ...sending };
      const drop = single.take(batch.orders);
      show(undefined);
      delayAct(
        `${pluralize(batch.orders.length, "order")} will be sent in ten seconds.`,
        // Another dialog may have been opened while they waited.
        () => void carryOut(batch, step, watched.current === undefined).then(drop),
        drop,
      );
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
    const drop = take([order]);
    const end = await begin([order], { handling });
    if (!isWithoutTrouble(end)) drop();
    notifyOne(end, order, handling);
  }

  /** Returns what makes them free again. */
  function take(orders: readonly Order[]): () => void {
    const set = (versionOf: (order: Order) => number) =>
      setTaken((before) => new Map([...before, ...orders.map((one) => [one._id, versionOf(one)] as const)]));
    set(({ version }) => version);
    return () => set(() => 0);
  }

  return { isTaken, take, takeStep };
}

function leftOutText({ leftOut, withdrawn, handling }: Batch): string {
  const others = leftOut === 0 ? "" : `${pluralize(leftOut, "order")} can't be marked ${handling} now.`;
  return `${others} ${withdrawnText(withdrawn)}`.trim();
}

function nothingText(batch: Batch): string {
  const anyway = `To mark one ${batch.handling} anyway, use its own row.`;
  return batch.withdrawn.length === 0 ? leftOutText(batch) : `${leftOutText(batch)} ${anyway}`;
}

function batchText(batch: Batch, { results }: MarkRun): string {
  const { orders, handling } = batch;
  const [first, ...more] = orders;
  const isOne = first && more.length === 0;
  const done = isOne ? doneText(first, handling) : `${pluralize(orders.length, "order")} ${handling}.`;
  return [done, leftOutText(batch), invoicesText(results)].filter(Boolean).join(" ");
}
