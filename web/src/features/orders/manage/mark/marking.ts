import type { Fulfilment } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useRef, useState } from "react";
import { notify } from "#lib/notify.ts";
import { useIsHere } from "#lib/use-is-here.ts";
import { counted } from "#ui/format/counted.ts";
import { nextStep } from "../../handling/handling.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { useMarkOrders } from "./mark-orders.queries.ts";
import { isWithoutTrouble, summaryOf } from "./mark-summary.ts";

type Wanted = "picked" | "sent";

interface Asked {
  readonly orders: readonly Order[];
  readonly handling: Wanted;
  /** The step that was begun, with who brings them. */
  readonly step?: Fulfilment;
  /** How many were left out, because it isn't their next step. */
  readonly leftOut: number;
  /** Left out, because their customers withdrew from them. */
  readonly withdrawn: readonly Order[];
  readonly onDone: () => void;
}

/** Marks several orders at once. The dialog outlives the selection, which the orders leave where a filter hides them. */
export function useMarking() {
  const { run, begin, stop } = useMarkOrders();
  const [asked, setAsked] = useState<Asked>();
  const watched = useRef<Asked>(undefined);
  const isHere = useIsHere();

  function show(now: Asked | undefined): void {
    watched.current = now;
    setAsked(now);
  }

  async function carryOut(wanted: Asked, step: Fulfilment): Promise<void> {
    const begun = { ...wanted, step };
    show(begun);
    const end = await begin(wanted.orders, step);
    const isWatched = isHere() && watched.current === begun;
    if (!isWithoutTrouble(end)) {
      if (!isWatched) void notify("error", summaryOf(end, step.handling));
      return;
    }
    if (isWatched) show(undefined);
    wanted.onDone();
    void notify("success", doneText(begun));
  }

  return {
    asked,
    run: asked?.step && run,
    isRunning: run?.isRunning === true,
    /** Those whose next step it is, and that weren't withdrawn from. Before they are sent, it's asked who brings them. */
    ask(orders: readonly Order[], handling: Wanted, onDone: () => void): void {
      if (orders.length === 0 || run?.isRunning) return;
      const next = orders.filter((order) => nextStep(order) === handling);
      const due = next.filter(({ withdrawnAt }) => !withdrawnAt);
      const withdrawn = next.filter(({ withdrawnAt }) => withdrawnAt);
      const wanted = { orders: due, handling, leftOut: orders.length - next.length, withdrawn, onDone };
      if (due.length === 0) void notify("error", nothingText(wanted));
      else if (handling === "sent") show(wanted);
      else void carryOut(wanted, { handling });
    },
    send(shipment: Omit<Fulfilment, "handling">): void {
      if (asked) void carryOut(asked, { handling: asked.handling, ...shipment });
    },
    /** With those that were not reached. */
    goOn(): void {
      if (asked?.step && run) void carryOut({ ...asked, orders: run.left }, asked.step);
    },
    stop,
    /** What is under way ends with the call that is. */
    close(): void {
      stop();
      if (asked?.step && run?.isRunning === false && run.left.length === 0) asked.onDone();
      show(undefined);
    },
  };
}
export type Marking = ReturnType<typeof useMarking>;

function leftOutText({ leftOut, withdrawn, handling }: Asked): string {
  const others = leftOut === 0 ? "" : `${counted(leftOut, "order")} can't be marked ${handling} now.`;
  return `${others} ${withdrawnText(withdrawn)}`.trim();
}

function nothingText(asked: Asked): string {
  const anyway = `To mark one ${asked.handling} anyway, use its own row.`;
  return asked.withdrawn.length === 0 ? leftOutText(asked) : `${leftOutText(asked)} ${anyway}`;
}

function doneText(asked: Asked): string {
  const { orders, handling } = asked;
  const [first, ...more] = orders;
  const done = more.length === 0 ? `Order ${first?.number}` : counted(orders.length, "order");
  return `${done} ${handling}. ${leftOutText(asked)}`.trim();
}
