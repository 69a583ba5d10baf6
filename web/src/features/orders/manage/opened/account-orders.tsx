import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { Link } from "#ui/link.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { amountText } from "../../amounts.ts";
import { HandlingBadge } from "../handling-badge.tsx";
import { latestOrdersOfQuery } from "../managed-orders.queries.ts";
import { OpenOrder } from "../order-row.tsx";
import { DeleteAccountOrders } from "./delete-account-orders.tsx";

/** What else whoever placed the order has ordered. Nothing leads there once their account is deleted. */
export function AccountOrders({ order }: { order: ShownOrder }) {
  return (
    <section aria-labelledby="account-orders" className="grid gap-3 border-base-300 border-t pt-4">
      <h3 id="account-orders" className="font-bold">
        Orders of this account
      </h3>
      {order.email ? (
        <OtherOrders order={order} />
      ) : (
        <p className="muted text-sm">The account was deleted, so its other orders can't be found.</p>
      )}
      <DeleteAccountOrders order={order} />
    </section>
  );
}

function OtherOrders({ order: { _id, email } }: { order: ShownOrder }) {
  const { data, error, refetch } = useQuery(latestOrdersOfQuery(email));
  if (error && !data) return <LoadFailed what="The orders" error={error} onRetry={() => refetch()} />;
  if (!data) return <Spinner label="Loading the orders" />;
  const others = data.items.filter((other) => other._id !== _id);
  if (others.length === 0) return <p className="muted text-sm">No others.</p>;
  return (
    <>
      <ul aria-label="Other orders" className="divide-y divide-base-300 text-sm">
        {others.map((other) => (
          <li key={other._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <OpenOrder order={other} />
            <span className="muted">{date(other.createdAt)}</span>
            <span className="wrap-anywhere grow basis-40">{other.productName}</span>
            <HandlingBadge handling={other.handling} />
            <b className="tabular-nums">{amountText([other])}</b>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <Link className="link w-fit text-sm" to={pathOf(routes.manageOrders.path, {}, { q: email })}>
          {`All ${data.total}`}
        </Link>
      )}
    </>
  );
}
