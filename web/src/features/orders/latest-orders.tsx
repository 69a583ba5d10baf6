import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { counted } from "#ui/format/counted.ts";
import { date } from "#ui/format/date.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { amountText } from "./amounts.ts";
import { NoOrders } from "./no-orders.tsx";
import { ordersQuery, ownOrdersQuery } from "./orders.queries.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

const LATEST = 3;

export function LatestOrders({ uid, isOwn = false }: { uid: string; isOwn?: boolean }) {
  const query = useInfiniteQuery(isOwn ? ownOrdersQuery(uid) : ordersQuery(uid));
  return (
    <PagedList what="The latest orders" query={query} empty={<NoOrders />}>
      {(orders) => (
        <ul className="panel divide-y divide-base-300">
          {orders.slice(0, LATEST).map((order) => (
            <OrderLine key={order._id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function OrderLine({ order }: { order: ShownOrder }) {
  return (
    <li className="flex items-center gap-4 p-4">
      <PartPicture src={order.picture} alt="" className="max-w-18 min-w-18 rounded-field" />
      <div className="flex grow flex-wrap items-center justify-end gap-x-4">
        <div className="grow basis-32">
          <p className="font-bold">{order.productName}</p>
          <p className="muted text-sm">
            {`${date(order.createdAt)} · ${counted(order.MinimumOrder, "piece")} · ${order.number}`}
          </p>
          <UnverifiedMark order={order} />
        </div>
        <p className="font-bold tabular-nums">{amountText([order])}</p>
      </div>
    </li>
  );
}
