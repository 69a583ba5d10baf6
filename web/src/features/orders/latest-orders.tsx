import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { counted } from "#ui/format/counted.ts";
import { date } from "#ui/format/date.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { amountText } from "./amounts.ts";
import { NoOrders } from "./no-orders.tsx";
import { latestOrdersQuery } from "./orders.queries.ts";
import { UnverifiedMark } from "./unverified-mark.tsx";

export function LatestOrders({ uid, isOwn = false }: { uid: string; isOwn?: boolean }) {
  const { data: orders, error, isPending, refetch } = useQuery(latestOrdersQuery(uid, isOwn));
  if (isPending) return <Spinner label="The latest orders: loading" />;
  return (
    <>
      {error && <LoadFailed what="The latest orders" error={error} onRetry={() => refetch()} />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <ul className="panel divide-y divide-base-300">
          {orders.map((order) => (
            <OrderLine key={order._id} order={order} />
          ))}
        </ul>
      )}
    </>
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
