import { MOST_NAMED, type PickingLine } from "@carparts/functions/contract/admin/picking";
import { useQueryClient } from "@tanstack/react-query";
import { useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import type { ChangePicking } from "./kept-picking.ts";
import { markPicked, type Numbered, type PickedOrder, pickingQuery } from "./picking.queries.ts";
import { afterPicking, linesAfter } from "./picking-state.ts";

/** Marks orders of a list picked. They are off it at once, and off the ticks. `asked` is what the list is kept by. */
export function useMarking(asked: readonly string[], lines: readonly PickingLine[], change: ChangePicking) {
  const queryClient = useQueryClient();
  const { run, start } = useChunkedRun<Numbered, PickedOrder>();

  async function mark(orders: readonly Numbered[]): Promise<void> {
    const { results } = await start(orders, MOST_NAMED, markPicked);
    const picked = new Set(results.filter(({ result }) => result === "done").map(({ _id }) => _id));
    change((before) => afterPicking(before, lines, picked));
    queryClient.setQueryData(pickingQuery(asked).queryKey, { lines: linesAfter(lines, picked) });
    void refresh(queryClient, "orders");
  }

  return {
    mark,
    isPending: run?.isRunning ?? false,
    error: run?.error ?? null,
    /** What became of each, once all are through. */
    results: run && !run.isRunning ? run.results : [],
  };
}
export type Marking = ReturnType<typeof useMarking>;
