import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { date } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { amountText } from "./amounts.ts";
import { NoOrders } from "./no-orders.tsx";
import { latestOrdersQuery } from "./orders.queries.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

export function LatestOrders({ uid, isOwn = false }: { uid: string; isOwn?: boolean }) {
  const query = useQuery(latestOrdersQuery(uid, isOwn));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Loaded what="The latest orders" query={query}>
        {(orders) =>
          orders.length === 0 ? (
            <NoOrders />
          ) : (
            <ul className="panel divide-y divide-base-300">
              {orders.map((order) => (
                <OrderLine key={order._id} order={order} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
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
            {`${date(order.createdAt)} · ${pluralize(order.MinimumOrder, "piece")} · ${order.number}`}
          </p>
          <UnverifiedMark order={order} />
        </div>
        <p className="font-bold tabular-nums">{amountText([order])}</p>
      </div>
    </li>
  );
}
