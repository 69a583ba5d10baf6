import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { DeleteButton } from "#ui/delete-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { date } from "#ui/format/date.ts";
import { money, total } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { type Column, Row, Table } from "#ui/table.tsx";
import { OrderedPart } from "./ordered-part.tsx";
import { ownOrdersQuery, useDeleteOrder } from "./orders.queries.ts";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Ordered" },
  { label: "Pieces", isNumber: true },
  { label: "Price", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Actions", isHidden: true },
];

/** Your own orders, also if you are an admin. */
export function MyOrders({ uid }: { uid: string }) {
  const query = useInfiniteQuery(ownOrdersQuery(uid));
  return (
    <PagedList what="Your orders" query={query} empty={<NoOrders />}>
      {(orders) => (
        <Table caption="MY Orders" columns={columns}>
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}

export function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      <Link className="btn btn-primary" to={routes.home.path}>
        Find a part
      </Link>
    </EmptyState>
  );
}

function OrderRow({ order }: { order: Order }) {
  const remove = useDeleteOrder();
  return (
    <Row>
      <OrderedPart order={order} />
      {date(order.createdAt)}
      {order.MinimumOrder}
      {money(order.price)}
      <b>{total(order.price, order.MinimumOrder)}</b>
      <span className="flex flex-wrap justify-end gap-2">
        <Link className="btn btn-sm btn-primary" to={pathOf(routes.payment.path, { _id: order._id })}>
          Payment
        </Link>
        <DeleteButton id={order._id} remove={remove} />
      </span>
    </Row>
  );
}
