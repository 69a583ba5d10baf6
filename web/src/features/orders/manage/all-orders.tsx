import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTellDeletion } from "#lib/deletions.ts";
import { ManagedTable } from "#ui/data-table/managed-table.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { money } from "#ui/format/money.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { amountText } from "../amounts.ts";
import { isDeletable } from "../handling/handling.ts";
import { Shipment } from "../handling/shipment.tsx";
import { OrderedPart } from "../ordered-part.tsx";
import { useDeleteOrder } from "../orders.queries.ts";
import { UnverifiedMark } from "../unverified-mark.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { HandlingBadge } from "./handling-badge.tsx";
import { managedOrdersQuery, type OrdersState, useOrdersState } from "./managed-orders.queries.ts";
import { NextStep } from "./next-step.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderHistory } from "./order-history.tsx";
import { PickSelected } from "./pick-selected.tsx";
import { ReturnButton } from "./returns/return-button.tsx";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Customer", isBroad: true },
  { label: "Pieces", isNumber: true },
  { label: "Total", isNumber: true, sorts: ["total", "-total"] },
  { label: "Handling", isBroad: true },
  { label: "Payment" },
  { label: "Actions", isHidden: true },
];

const sortNames: Readonly<Record<OrdersState["state"]["sort"], string>> = {
  newest: "Newest first",
  oldest: "Oldest first",
  total: "Total, lowest first",
  "-total": "Total, highest first",
};

/** How many there are, and what they cost together. */
function told({ total: count, sum }: { total: number; sum: number }): string {
  return `${count} ${count === 1 ? "order" : "orders"}, ${money(sum)}`;
}

export function AllOrders({ uid }: { uid: string }) {
  const list = useOrdersState();
  return (
    <ManagedTable
      caption="Manage ALL Orsers"
      what="The orders"
      columns={columns}
      query={useInfiniteQuery(managedOrdersQuery(list.state))}
      list={list}
      tools={{
        label: "Search orders",
        placeholder: "Number, email, part or name",
        sorts: sortNames,
        filters: <OrderFilters list={list} />,
      }}
      told={told}
      actions={({ chosen, clear }) => <PickSelected orders={chosen} onDone={clear} />}
      empty={<EmptyState title="No orders yet">New orders appear here.</EmptyState>}
      named={({ number }) => `order ${number}`}
      row={(order, box, shown) => (
        <OrderRow key={order._id} order={order} shown={shown} admin={uid}>
          {box}
        </OrderRow>
      )}
    />
  );
}

interface CustomerProps {
  order: ShownOrder;
  shown: readonly ShownOrder[];
}

interface RowProps extends CustomerProps {
  admin: string;
  /** The box that selects it. */
  children: ReactNode;
}

function OrderRow({ order, shown, admin, children }: RowProps) {
  const tell = useTellDeletion();
  const remove = useDeleteOrder((id) => tell({ ids: [id], text: `Order ${order.number} deleted.` }));
  return (
    <Row>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {children}
        <span className="min-w-0 grow basis-36">
          <OrderedPart order={order} isDated />
        </span>
      </span>
      <Customer order={order} shown={shown} />
      {order.MinimumOrder}
      <b>{amountText([order])}</b>
      <div className="grid justify-items-start gap-1 text-left @max-[54rem]:flex @max-[54rem]:flex-wrap @max-[54rem]:items-center @max-[54rem]:gap-x-3">
        <HandlingBadge handling={order.handling} />
        <Shipment order={order} />
        {order.history && <OrderHistory order={order} admin={admin} />}
      </div>
      <span className="badge badge-warning badge-soft font-semibold">panding</span>
      <span className="flex flex-wrap justify-end gap-2">
        <NextStep order={order} />
        <ReturnButton order={order} />
        {isDeletable(order, true) && <DeleteButton id={order._id} remove={remove} />}
      </span>
    </Row>
  );
}

function Customer({ order, shown }: CustomerProps) {
  return (
    <div className="wrap-anywhere @max-[54rem]:flex @max-[54rem]:flex-wrap @max-[54rem]:gap-x-3 @max-[54rem]:text-sm @min-[54rem]:grid @min-[54rem]:min-w-48">
      <b>{order.name}</b>
      <span>{order.address}</span>
      <span className="muted">{order.email}</span>
      <span className="muted">{order.mobile}</span>
      <div className="empty:hidden">
        <UnverifiedMark order={order} />
      </div>
      <AccountOrders order={order} shown={shown} />
    </div>
  );
}
