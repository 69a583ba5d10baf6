import type { Order } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { date } from "#ui/date.ts";
import { DeleteButton } from "#ui/delete-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { total } from "#ui/money.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { type Column, Row, Table } from "#ui/table.tsx";
import { OrderedPart } from "./ordered-part.tsx";
import { ordersQuery, useDeleteOrder } from "./orders.queries.ts";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Customer" },
  { label: "Ordered" },
  { label: "Pieces", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Status" },
  { label: "Actions", isHidden: true },
];

/** Every order of the shop, as its admins see them. */
export function AllOrders({ uid }: { uid: string }) {
  const query = useInfiniteQuery(ordersQuery(uid));
  const empty = <EmptyState title="No orders yet">As soon as somebody orders, it stands here.</EmptyState>;
  return (
    <PagedList what="The orders" query={query} empty={empty}>
      {(orders) => (
        <Table caption="Manage ALL Orsers" columns={columns} isWide>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}

function OrderRow({ order }: { order: Order }) {
  const remove = useDeleteOrder();
  return (
    <Row>
      <OrderedPart order={order} />
      <Customer order={order} />
      <span className="whitespace-nowrap">{date(order.createdAt)}</span>
      {order.MinimumOrder}
      <b>{total(order.price, order.MinimumOrder)}</b>
      <span className="badge badge-warning badge-soft font-semibold">panding</span>
      <DeleteButton id={order._id} remove={remove} />
    </Row>
  );
}

/** Who ordered, and where it goes. */
function Customer({ order }: { order: Order }) {
  return (
    <span className="wrap-anywhere grid md:min-w-48">
      <b>{order.name}</b>
      <span>{order.address}</span>
      <span className="muted">{order.email}</span>
      <span className="muted">{order.mobile}</span>
    </span>
  );
}
