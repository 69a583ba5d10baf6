import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import type { Column } from "#ui/data-table/table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { addressLines } from "#ui/format/address-lines.ts";
import { Link } from "#ui/link.tsx";
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
  { label: "Customer", isBroad: true, isShared: true, cell: (order) => <Customer order={order} /> },
  {
    ...{ label: "Address", isBroad: true, isShared: true },
    cell: ({ address }) => (
      <span className="wrap-anywhere @min-[54rem]:line-clamp-2 @min-[54rem]:max-w-60 whitespace-pre-line text-sm leading-tight">
        {addressLines(address)}
      </span>
    ),
  },
  {
    label: "Pieces",
    isShort: true,
    isNumber: true,
    card: "@max-[54rem]:hidden",
    cell: ({ MinimumOrder }) => MinimumOrder,
  },
  {
    label: "Total",
    isShort: true,
    isBroad: true,
    card: "@min-[20rem]:@max-[54rem]:col-[1/2]! @max-[54rem]:self-center",
    isNumber: true,
    sorts: ["total", "-total"],
    cell: (order) => (
      <b className="inline-block max-w-48 whitespace-normal leading-tight">{amountText([order])}</b>
    ),
  },
  {
    label: "Handling",
    isBroad: true,
    card: "@min-[20rem]:@max-[54rem]:col-[-2/-1]! @min-[20rem]:@max-[54rem]:row-start-1 @max-[54rem]:self-center",
    cell: (order) => <OrderState order={order} />,
  },
  {
    label: "Invoice",
    isShort: true,
    cell: ({ invoice }) =>
      invoice ? (
        <Link className="link tabular-nums" to={pathOf(routes.invoice.path, { number: invoice })}>
          {invoice}
        </Link>
      ) : (
        "–"
      ),
  },
];

/** The default columns. */
export const firstColumns: readonly string[] = ["Customer", "Pieces", "Total", "Handling"];

function Customer({ order }: { order: ShownOrder }) {
  return (
    <div className="wrap-anywhere grid max-w-72 leading-tight @min-[54rem]:min-w-20">
      <span className="flex flex-wrap items-center gap-x-2 @min-[54rem]:flex-nowrap">
        <b className="line-clamp-1">{order.name}</b>
        <UnverifiedMark order={order} />
      </span>
      <span className="muted line-clamp-1 text-xs">
        <EmailText>{order.email}</EmailText>
      </span>
    </div>
  );
}

function OrderState({ order }: { order: ShownOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 leading-tight">
      <OrderStatusBadge handling={order.handling} />
      <WithdrawnMark order={order} />
      {order.returned && <span className="muted text-sm">{`${order.returned} returned`}</span>}
      <span className="@max-[54rem]:hidden">
        <Shipment order={order} />
      </span>
    </span>
  );
}
