import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { Handling } from "@carparts/functions/contract/values/handling";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DeleteButton } from "#ui/delete-button.tsx";
import { total } from "#ui/format/money.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { type Column, Row, Table } from "#ui/table.tsx";
import { isDeletable } from "../handling/handling.ts";
import { Shipment } from "../handling/shipment.tsx";
import { OrderedPart } from "../ordered-part.tsx";
import { ordersQuery, useDeleteOrder } from "../orders.queries.ts";
import { UnverifiedMark } from "../unverified-mark.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { HandlingBadge } from "./handling-badge.tsx";
import { HandlingFilter } from "./handling-filter.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderHistory } from "./order-history.tsx";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Customer" },
  { label: "Pieces", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Handling" },
  { label: "Payment" },
  { label: "Actions", isHidden: true },
];

export function AllOrders({ uid }: { uid: string }) {
  const query = useInfiniteQuery(ordersQuery(uid));
  const [handling, setHandling] = useState<Handling>();
  const empty = <EmptyState title="No orders yet">New orders appear here.</EmptyState>;
  return (
    <PagedList what="The orders" query={query} empty={empty}>
      {(orders) => {
        const shown = orders.filter((order) => !handling || order.handling === handling);
        const counts = { shown: shown.length, loaded: orders.length, hasMore: query.hasNextPage };
        return (
          <>
            <HandlingFilter chosen={handling} onChoose={setHandling} {...counts} />
            {shown.length > 0 && (
              <Table caption="Manage ALL Orsers" columns={columns} isWide>
                {shown.map((order) => (
                  <OrderRow key={order._id} order={order} shown={orders} admin={uid} />
                ))}
              </Table>
            )}
          </>
        );
      }}
    </PagedList>
  );
}

interface CustomerProps {
  order: ShownOrder;
  shown: readonly ShownOrder[];
}

function OrderRow({ order, shown, admin }: CustomerProps & { admin: string }) {
  const remove = useDeleteOrder();
  return (
    <Row>
      <OrderedPart order={order} isDated />
      <Customer order={order} shown={shown} />
      {order.MinimumOrder}
      <b>{total(order.price, order.MinimumOrder)}</b>
      <div className="grid justify-items-start gap-1 text-left">
        <HandlingBadge handling={order.handling} />
        <Shipment order={order} />
        {order.history && <OrderHistory order={order} admin={admin} />}
      </div>
      <span className="badge badge-warning badge-soft font-semibold">panding</span>
      <span className="flex flex-wrap justify-end gap-2">
        <NextStep order={order} />
        {isDeletable(order, true) && <DeleteButton id={order._id} remove={remove} />}
      </span>
    </Row>
  );
}

function Customer({ order, shown }: CustomerProps) {
  return (
    <div className="wrap-anywhere grid md:min-w-48">
      <b>{order.name}</b>
      <span>{order.address}</span>
      <span className="muted">{order.email}</span>
      <span className="muted">{order.mobile}</span>
      <div>
        <UnverifiedMark order={order} />
      </div>
      <AccountOrders order={order} shown={shown} />
    </div>
  );
}
