import { listOrdersOfPart } from "@carparts/functions/contract/admin/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { OrderLine } from "./order-line.tsx";

const PAGE = 5;

function ordersOfPartQuery(id: string) {
  return listQuery(
    ["orders", "part", id],
    (page, signal) => call(listOrdersOfPart, { params: { id }, query: page }, { signal }),
    PAGE,
  );
}

/** The latest orders of one part, each with its way to the list of all. */
export function OrdersOfPart({ id }: { id: string }) {
  const query = useInfiniteQuery(ordersOfPartQuery(id));
  return (
    <PagedList what="The orders" query={query} empty={<p className="muted">Nobody has ordered it yet.</p>}>
      {(orders) => (
        <ul aria-label="Orders" className="panel divide-y divide-base-300">
          {orders.map((order) => (
            <OrderLine key={order._id} order={order} title={order.name} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
