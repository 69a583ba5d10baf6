import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { type ItemsQuery, PagedList } from "#ui/paged-list.tsx";
import { amountText } from "../amounts.ts";
import { UnverifiedMark } from "../unverified-mark.tsx";
import { WithdrawnMark } from "../withdrawal/withdrawn-mark.tsx";
import { DeleteAccountOrders } from "./opened/delete-account-orders.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

/** The latest orders of one account, each with its way to the list of all. */
export function OrdersOfAccount({ query }: { query: ItemsQuery<ShownOrder> }) {
  return (
    <PagedList what="The orders" query={query} empty={<p className="muted">No orders.</p>}>
      {(orders) => (
        <>
          <ul aria-label="Orders" className="panel divide-y divide-base-300">
            {orders.map((order) => (
              <OrderLine key={order._id} order={order} />
            ))}
          </ul>
          {orders[0] && <DeleteAccountOrders order={orders[0]} />}
        </>
      )}
    </PagedList>
  );
}

function OrderLine({ order }: { order: ShownOrder }) {
  const { number, productName, createdAt, MinimumOrder, name, handling } = order;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 p-4">
      <div className="wrap-anywhere min-w-0 grow basis-48">
        <Link
          className="link link-hover font-bold"
          to={pathOf(routes.manageOrders.path, {}, { order: order._id })}
        >
          {productName}
        </Link>
        <p className="muted text-sm">
          {`${date(createdAt)} · ${pluralize(MinimumOrder, "piece")} · ${number} · ${name}`}
        </p>
        <UnverifiedMark order={order} />
      </div>
      <WithdrawnMark order={order} />
      <OrderStatusBadge handling={handling} />
      <p className="font-bold tabular-nums">{amountText([order])}</p>
    </li>
  );
}
