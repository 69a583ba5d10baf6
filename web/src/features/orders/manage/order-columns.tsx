import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { ReactNode } from "react";
import type { Column } from "#ui/data-table/table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { addressLines } from "#ui/format/address-lines.ts";
import { amountText } from "../amounts.ts";
import { Shipment } from "../fulfilment/shipment.tsx";
import { UnverifiedMark } from "../unverified-mark.tsx";
import { WithdrawnMark } from "../withdrawal/withdrawn-mark.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

export interface OrderColumn extends Column {
  readonly cell: (order: ShownOrder) => ReactNode;
}

/** The columns between an order's part and its payment. */
export const orderColumns: readonly OrderColumn[] = [
  { label: "Customer", isBroad: true, cell: (order) => <Customer order={order} /> },
  {
    ...{ label: "Address", isBroad: true },
    cell: ({ address }) => (
      <span className="wrap-anywhere whitespace-pre-line @max-[54rem]:text-sm">{addressLines(address)}</span>
    ),
  },
  { label: "Pieces", isNumber: true, cell: ({ MinimumOrder }) => MinimumOrder },
  {
    label: "Total",
    isNumber: true,
    sorts: ["total", "-total"],
    cell: (order) => <b>{amountText([order])}</b>,
  },
  { label: "Handling", cell: (order) => <OrderState order={order} /> },
];

/** Those that are there until somebody chooses. */
export const firstColumns: readonly string[] = ["Customer", "Pieces", "Total", "Handling"];

function Customer({ order }: { order: ShownOrder }) {
  return (
    <div className="wrap-anywhere flex flex-wrap gap-x-3 @max-[54rem]:text-sm @min-[54rem]:min-w-28">
      <b>{order.name}</b>
      <span className="muted">
        <EmailText>{order.email}</EmailText>
      </span>
      <UnverifiedMark order={order} />
    </div>
  );
}

function OrderState({ order }: { order: ShownOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <OrderStatusBadge handling={order.handling} />
      <WithdrawnMark order={order} />
      {order.returned && <span className="muted text-sm">{`${order.returned} returned`}</span>}
      <span className="@max-[54rem]:hidden">
        <Shipment order={order} />
      </span>
    </span>
  );
}
