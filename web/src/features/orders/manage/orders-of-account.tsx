import type { ShownOrder } from "@carparts/functions/contract/orders";
import { type ItemsQuery, PagedList } from "#ui/paged-list.tsx";
import { DeleteAccountOrders } from "./opened/delete-account-orders.tsx";
import { OrderLine } from "./order-line.tsx";

/** The latest orders of one account, each with its way to the list of all. */
export function OrdersOfAccount({ query }: { query: ItemsQuery<ShownOrder> }) {
  return (
    <PagedList what="The orders" query={query} empty={<p className="muted">No orders.</p>}>
      {(orders) => (
        <>
          <ul aria-label="Orders" className="panel divide-y divide-base-300">
            {orders.map((order) => (
              <OrderLine key={order._id} order={order} title={order.productName} who={order.name} />
            ))}
          </ul>
          {orders[0] && <DeleteAccountOrders order={orders[0]} />}
        </>
      )}
    </PagedList>
  );
}
