import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { DeleteButton } from "#ui/delete-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { date } from "#ui/format/date.ts";
import { total } from "#ui/format/money.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { type Column, Row, Table } from "#ui/table.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { OrderedPart } from "./ordered-part.tsx";
import { ordersQuery, useDeleteOrder } from "./orders.queries.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Customer" },
  { label: "Ordered" },
  { label: "Pieces", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Status" },
  { label: "Actions", isHidden: true },
];

export function AllOrders({ uid }: { uid: string }) {
  const query = useInfiniteQuery(ordersQuery(uid));
  const empty = <EmptyState title="No orders yet">New orders appear here.</EmptyState>;
  return (
    <PagedList what="The orders" query={query} empty={empty}>
      {(orders) => (
        <Table caption="Manage ALL Orsers" columns={columns} isWide>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} shown={orders} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}

interface RowProps {
  order: ShownOrder;
  shown: readonly ShownOrder[];
}

function OrderRow({ order, shown }: RowProps) {
  const remove = useDeleteOrder();
  return (
    <Row>
      <OrderedPart order={order} />
      <Customer order={order} shown={shown} />
      <span className="whitespace-nowrap">{date(order.createdAt)}</span>
      {order.MinimumOrder}
      <b>{total(order.price, order.MinimumOrder)}</b>
      <span className="badge badge-warning badge-soft font-semibold">panding</span>
      <DeleteButton id={order._id} remove={remove} />
    </Row>
  );
}

function Customer({ order, shown }: RowProps) {
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
