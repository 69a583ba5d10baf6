import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { Field } from "#ui/forms/field.tsx";
import { counted } from "./counted.ts";
import type { ChangePicking } from "./kept-picking.ts";
import {
  foundOf,
  isTicked,
  type PickingState,
  shareOf,
  withFound,
  without,
  withTicks,
} from "./picking-state.ts";

type Order = PickingLine["orders"][number];

interface Props {
  line: PickingLine;
  state: PickingState;
  change: ChangePicking;
}

/** One tap anywhere on a part's own line ticks it off, for all of its orders that there are pieces for. */
export function PickingRow({ line, state, change }: Props) {
  const { served, without: left } = shareOf(state, line);
  const ticked = served.filter((order) => isTicked(state, order));
  const isDone = served.length > 0 && ticked.length === served.length;
  const pieces = served.reduce((sum, order) => sum + order.pieces, 0);

  function tick(orders: readonly Order[], isChecked: boolean): void {
    change((before) => (isChecked ? withTicks(before, line, orders) : without(before, orders)));
  }

  return (
    <li className={`panel ${isDone ? "bg-base-200" : ""}`}>
      <label className="flex min-h-16 cursor-pointer items-center gap-4 p-3">
        <input
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isDone;
          }}
          type="checkbox"
          className="size-8 shrink-0 accent-primary print:size-5"
          checked={isDone}
          disabled={served.length === 0}
          onChange={({ target }) => tick(served, target.checked)}
        />
        <span className="wrap-anywhere grid min-w-0 grow">
          <span className={`font-semibold ${isDone ? "line-through" : ""}`}>{line.name}</span>
          {line.partNumber !== null && <span className="muted text-sm">{line.partNumber}</span>}
        </span>
        <span className="grid shrink-0 justify-items-end tabular-nums">
          <b className="text-xl">{left.length > 0 ? `${pieces} of ${line.pieces}` : line.pieces}</b>
          <span className="muted text-sm">{`${line.onHand} on hand`}</span>
        </span>
      </label>
      {left.length > 0 && <Short orders={left} />}
      <details className="border-base-300 border-t px-3 print:hidden">
        <summary className="link-hover cursor-pointer py-3 font-semibold text-sm">
          {`${counted(line.orders.length, "order")}, or fewer pieces found`}
        </summary>
        <div className="grid gap-3 pb-3">
          {line.orders.map((order) => (
            <OrderBox
              key={order._id}
              order={order}
              isChecked={isTicked(state, order)}
              onChange={(isChecked) => tick([order], isChecked)}
            />
          ))}
          <FoundField
            line={line}
            found={foundOf(state, line)}
            onChange={(found) => change((before) => withFound(before, line, found))}
          />
        </div>
      </details>
      <p className="hidden px-3 pb-2 text-sm print:block">{line.orders.map(nameOf).join(" · ")}</p>
    </li>
  );
}

function nameOf({ number, name, pieces }: Order): string {
  return `${number}, ${name}: ${pieces}`;
}

function Short({ orders }: { orders: readonly Order[] }) {
  return (
    <div className="wrap-anywhere px-3 pb-3 text-error text-sm">
      <b>{orders.length === 1 ? "Too few: this order goes without." : "Too few: these orders go without."}</b>
      <ul>
        {orders.map((order) => (
          <li key={order._id}>{nameOf(order)}</li>
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
}

function FoundField({ line, found, onChange }: FoundProps) {
  return (
    <Field
      label="Pieces found"
      aria-label={`Pieces found: ${line.name}`}
      hint="The oldest orders get them. Empty: as many as are on hand."
      className="max-w-32 tabular-nums"
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      placeholder={`${line.onHand}`}
      value={found ?? ""}
      onChange={({ target: { valueAsNumber: typed } }) =>
        onChange(Number.isInteger(typed) && typed >= 0 ? typed : undefined)
      }
    />
  );
}
