import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { useRef } from "react";
import { shortDay } from "#ui/format/day.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import {
  foundPieces,
  isTicked,
  type PickingState,
  untick,
  untickShort,
  withFound,
  withTicks,
} from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

type Order = PickingLine["orders"][number];

interface Props {
  line: PickingLine;
  state: PickingState;
  change: ChangePicking;
}

/** Collapsed: the orders of a part one by one, and how many pieces were found. */
export function PickingOrders({ line, state, change }: Props) {
  return (
    <details className="border-base-300 border-t px-3 print:hidden">
      <summary className="link-hover cursor-pointer py-3 font-semibold text-sm">
        {`${pluralize(line.orders.length, "order")} · found fewer?`}
      </summary>
      <div className="grid gap-3 pb-3">
        {line.orders.map((order) => (
          <OrderBox
            key={order._id}
            order={order}
            isChecked={isTicked(state, order)}
            onChange={(isChecked) =>
              change((before) => (isChecked ? withTicks(before, line, [order]) : untick(before, [order])))
            }
          />
        ))}
        <FoundField
          line={line}
          found={foundPieces(state, line)}
          onChange={(found) => change((before) => withFound(before, line, found))}
          onEnd={() => change((before) => untickShort(before, line))}
        />
      </div>
    </details>
  );
}

export function orderText({ number, name, pieces, isUnpaid }: Order): string {
  return `${number}, ${name}: ${pieces}${isUnpaid ? " · Not paid" : ""}`;
}

interface WithoutPiecesProps {
  orders: readonly Order[];
  /** The pieces that are missing. */
  short: number;
  expected: string | null;
}

/** Orders that are short of pieces, and when more come. */
export function WithoutPieces({ orders, short, expected }: WithoutPiecesProps) {
  return (
    <div className="wrap-anywhere px-3 pb-3 text-error text-sm">
      <b>
        {orders.length === 1 ? "Not enough pieces for this order." : "Not enough pieces for these orders."}
      </b>
      <p>{`Short ${short}${expected === null ? "" : `, expected ${shortDay(expected)}`}`}</p>
      <ul>
        {orders.map((order) => (
          <li key={order._id}>{orderText(order)}</li>
        ))}
      </ul>
    </div>
  );
}

interface OrderProps {
  order: Order;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function OrderBox({ order, isChecked, onChange }: OrderProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-primary"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="wrap-anywhere min-w-0 grow text-sm">
        {order.number}, {order.name}
      </span>
      <b className="tabular-nums">{order.pieces}</b>
    </label>
  );
}

interface FoundProps {
  line: PickingLine;
  found: number | undefined;
  onChange: (found: number | undefined) => void;
  /** It's typed to its end, and another number than before. */
  onEnd: () => void;
}

function FoundField({ line, found, onChange, onEnd }: FoundProps) {
  const before = useRef(found);
  return (
    <fieldset
      className="grid gap-1 text-sm"
      onFocus={() => {
        before.current = found;
      }}
      onBlur={() => found !== before.current && onEnd()}
    >
      <legend className="mb-1 font-bold">Pieces found</legend>
      <PiecesField
        label={`Pieces found: ${line.name}`}
        pieces={found ?? null}
        onChange={(pieces) => onChange(pieces ?? undefined)}
      />
      <p className="muted">{`The oldest orders get them first. Leave empty for the ${line.onHand} on hand.`}</p>
    </fieldset>
  );
}
