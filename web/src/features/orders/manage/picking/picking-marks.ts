import type { FulfilledOrder } from "@carparts/functions/contract/admin/fulfilment";
import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { useMarkOrders } from "../mark/mark-orders.queries.ts";
import { isWithoutTrouble, summaryText } from "../mark/mark-summary.ts";
import { pickingQuery } from "./picking.queries.ts";
import { afterPicking, linesAfter } from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

interface Numbered {
  readonly _id: string;
  readonly number: string;
}

export type MarkedOrder = FulfilledOrder & Numbered;

/** Each step counts it on, and an order that is new has taken none. */
const VERSION_OF_NEW = 1;

/** Marks orders of a list picked, and takes them off the list and its ticks at once. `requested` is the list's key. */
export function usePickingMarks(
  requested: readonly string[],
  lines: readonly PickingLine[],
  change: ChangePicking,
) {
  const queryClient = useQueryClient();
  const { run, begin } = useMarkOrders<Numbered & { version: number }>();
  const [results, setResults] = useState<readonly MarkedOrder[]>([]);
  const isMounted = useIsMounted();

  async function mark(orders: readonly Numbered[]): Promise<void> {
    setResults([]);
    const seen = orders.map(({ _id, number }) => ({ _id, number, version: VERSION_OF_NEW }));
    const end = await begin(seen, { handling: "picked" });
    const picked = new Set(end.results.filter(({ result }) => result === "done").map(({ _id }) => _id));
    change((before) => afterPicking(before, lines, picked));
    queryClient.setQueryData(
      pickingQuery(requested).queryKey,
      (before) => before && { ...before, lines: linesAfter(lines, picked) },
    );
    if (!isMounted()) void notify(isWithoutTrouble(end) ? "success" : "error", summaryText(end, "picked"));
    const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
    setResults(end.results.map((marked) => ({ ...marked, number: numbers.get(marked._id) ?? "" })));
  }

  return { mark, results, isPending: run?.isRunning ?? false, error: run?.error ?? null };
}
export type PickingMarks = ReturnType<typeof usePickingMarks>;
