import { MOST_NAMED, type PickingLine } from "@carparts/functions/contract/admin/picking";
import { useQueryClient } from "@tanstack/react-query";
import { useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { counted } from "./counted.ts";
import type { ChangePicking } from "./kept-picking.ts";
import { markPicked, pickingQuery } from "./picking.queries.ts";
import { type PickedOrder, PickingResults } from "./picking-results.tsx";
import {
  afterPicking,
  isTicked,
  linesAfter,
  type PickingState,
  shareOf,
  withTicks,
} from "./picking-state.ts";

interface Props {
  /** The orders that were asked for, as the list is kept. */
  asked: readonly string[];
  lines: readonly PickingLine[];
  state: PickingState;
  change: ChangePicking;
}

/** Stays in sight. Takes the orders that are ticked, and says what became of each. */
export function MarkPicked({ asked, lines, state, change }: Props) {
  const queryClient = useQueryClient();
  const { run, start } = useChunkedRun<PickingLine["orders"][number], PickedOrder>();
  const orders = lines.flatMap((line) => line.orders);
  const ticked = orders.filter((order) => isTicked(state, order));

  async function mark(): Promise<void> {
    const { results } = await start(ticked, MOST_NAMED, markPicked);
    const picked = new Set(results.filter(({ result }) => result === "done").map(({ _id }) => _id));
    change((before) => afterPicking(before, lines, picked));
    queryClient.setQueryData(pickingQuery(asked).queryKey, { lines: linesAfter(lines, picked) });
    void refresh(queryClient, "orders");
  }

  function tickAll(): void {
    const ticks = (before: PickingState, line: PickingLine) =>
      withTicks(before, line, shareOf(before, line).served);
    change((before) => lines.reduce(ticks, before));
  }

  if (orders.length === 0 && !run) return null;
  return (
    <section
      aria-label="Picked"
      className="panel sticky bottom-3 z-20 grid gap-3 border-base-content/30 p-3 shadow-lg"
    >
      {run && !run.isRunning && <PickingResults results={run.results} />}
      <FormError error={run?.error ?? null} />
      {orders.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p aria-live="polite" className="grow font-bold tabular-nums">
            {`${ticked.length} of ${counted(orders.length, "order")} ticked`}
          </p>
          <button type="button" className="btn btn-ghost" onClick={tickAll}>
            Tick all
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={ticked.length === 0 || run?.isRunning}
            onClick={() => void mark()}
          >
            Mark picked
          </button>
        </div>
      )}
    </section>
  );
}
