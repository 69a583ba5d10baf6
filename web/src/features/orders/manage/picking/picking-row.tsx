import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { orderText, PickingOrders, WithoutPieces } from "./picking-orders.tsx";
import { allocation, foundPieces, isTicked, type PickingState, untick, withTicks } from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

interface Props {
  line: PickingLine;
  state: PickingState;
  change: ChangePicking;
}

/** One tap anywhere on a part's own line ticks it off, for all of its orders that there are pieces for. */
export function PickingRow({ line, state, change }: Props) {
  const { filled, short: left } = allocation(state, line);
  const lying = foundPieces(state, line) ?? line.onHand;
  const ticked = filled.filter((order) => isTicked(state, order));
  const isDone = filled.length > 0 && ticked.length === filled.length;
  const unpaid = line.orders.filter(({ isUnpaid }) => isUnpaid);
  const pieces = filled.reduce((sum, order) => sum + order.pieces, 0);

  return (
    <li className={`panel ${isDone ? "bg-base-200" : ""}`}>
      <label className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-3">
        <input
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isDone;
          }}
          type="checkbox"
          className="size-8 shrink-0 accent-primary print:size-5"
          checked={isDone}
          disabled={filled.length === 0}
          onChange={({ target }) =>
            change((before) => (target.checked ? withTicks(before, line, filled) : untick(before, filled)))
          }
        />
        <span className="wrap-anywhere grid min-w-0 grow basis-32">
          <span className={`font-semibold ${isDone ? "line-through" : ""}`}>{line.name}</span>
          {line.partNumber !== null && <span className="muted text-sm">{line.partNumber}</span>}
          {unpaid.length > 0 && (
            <span className="text-sm">{unpaidText(unpaid.length, line.orders.length)}</span>
          )}
        </span>
        <span className="ml-auto grid max-w-full justify-items-end text-right tabular-nums">
          <b className="text-xl">{left.length > 0 ? `${pieces} of ${line.pieces}` : line.pieces}</b>
          <span className="muted text-sm">{`${line.onHand} on hand`}</span>
        </span>
      </label>
      {left.length > 0 && (
        <WithoutPieces orders={left} short={line.pieces - lying} expected={line.expected} />
      )}
      <PickingOrders line={line} state={state} change={change} />
      <p className="hidden px-3 pb-2 text-sm print:block">{line.orders.map(orderText).join(" · ")}</p>
    </li>
  );
}

function unpaidText(unpaid: number, all: number): string {
  return unpaid === all ? "Not paid" : `Not paid: ${unpaid} of ${all} orders`;
}
