import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { date } from "#ui/format/date.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { amountText } from "../../amounts.ts";
import { WithdrawnMark } from "../../withdrawal/withdrawn-mark.tsx";
import { ordersOfAccountQuery } from "../account-orders.queries.ts";
import { OpenOrder } from "../order-row.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { DeleteAccountOrders } from "./delete-account-orders.tsx";

/** Lists the other orders of the same account. Old orders may lead to no account. */
export function AccountOrders({ order }: { order: ShownOrder }) {
  const uid = order.account?._id;
  if (!uid) return null;
  return (
    <section aria-labelledby="account-orders" className="grid gap-3 border-base-300 border-t pt-4">
      <h3 id="account-orders" className="font-bold">
        Orders of this account
      </h3>
      <OtherOrders uid={uid} id={order._id} />
      <DeleteAccountOrders order={order} />
    </section>
  );
}

function OtherOrders({ uid, id }: { uid: string; id: string }) {
  const query = useInfiniteQuery(ordersOfAccountQuery(uid));
  return (
    <PagedList what="The account's orders" query={query} empty={<NoOthers />}>
      {(orders) => {
        const others = orders.filter(({ _id }) => _id !== id);
        return others.length === 0 ? (
          <NoOthers />
        ) : (
          <ul aria-label="Other orders" className="divide-y divide-base-300 text-sm">
            {others.map((other) => (
              <li key={other._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <OpenOrder order={other} />
                <span className="muted">{date(other.createdAt)}</span>
                <span className="wrap-anywhere grow basis-40">{other.productName}</span>
                <OrderStatusBadge handling={other.handling} />
                <WithdrawnMark order={other} />
                <b className="tabular-nums">{amountText([other])}</b>
              </li>
            ))}
          </ul>
        );
      }}
    </PagedList>
  );
}

function NoOthers() {
  return <p className="muted text-sm">No others.</p>;
}
