import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { vatText } from "@carparts/functions/contract/values/price-note";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#lib/api-client.ts";
import { taxNumber } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { dayText } from "#ui/format/day.ts";
import { money, written } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { altText, PartPicture } from "#ui/part-picture.tsx";
import { ShopAddress } from "#ui/print/shop-address.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { computeAmounts } from "./amounts.ts";
import { liveInterval } from "./fulfilment/fulfilment.ts";
import { Timeline } from "./fulfilment/timeline.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import { paymentQuery } from "./orders.queries.ts";
import { StripeStatus } from "./stripe-status.tsx";
import { Unknown } from "./unknown.tsx";
import { UnverifiedMark } from "./unverified-mark.tsx";

/** Nothing is charged. */
export function Payment({ uid, id }: { uid: string; id: string }) {
  const query = useQuery({
    ...paymentQuery(uid, id),
    refetchInterval: ({ state }) => liveInterval(state.data && [state.data]),
  });
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Unknown title="This order does not exist" />;
  return (
    <Loaded what="The order" query={query}>
      {(order) => <ToPay uid={uid} order={order} />}
    </Loaded>
  );
}

function ToPay({ uid, order }: { uid: string; order: ShownOrder }) {
  const { parts, deposit, shipping } = computeAmounts([order]);
  return (
    <article className="panel printed-alone grid grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-[1fr_1.1fr] print:grid-cols-[1fr_2fr]">
      <PartPicture
        src={order.picture}
        alt={altText(order.picture, order.productName)}
        eager
        className="h-full object-contain!"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-6 sm:p-8">
        <header>
          <ShopAddress className="mb-4 hidden print:grid">
            <span>{`Tax number: ${taxNumber}`}</span>
          </ShopAddress>
          <h2 className="font-extrabold text-2xl">
            <Link className="link link-hover" to={pathOf(routes.part.path, { id: order.productId })}>
              {order.productName}
            </Link>
          </h2>
          <p className="muted">
            For {order.name}, {order.address}
          </p>
          <p className="muted wrap-anywhere text-sm">Order {order.number}</p>
          <UnverifiedMark order={order} />
        </header>
        <dl className="grid gap-3 border-base-300 border-y py-5 tabular-nums *:flex *:flex-wrap *:justify-between">
          <div>
            <dt>Price</dt>
            <dd>{money(order.price)}</dd>
          </div>
          <div>
            <dt>MinimumOrder</dt>
            <dd>{order.MinimumOrder}</dd>
          </div>
          {deposit > 0 && (
            <div>
              <dt>Deposit</dt>
              <dd>{written(deposit)}</dd>
            </div>
          )}
          {shipping > 0 && (
            <div>
              <dt>Sending</dt>
              <dd>{written(shipping)}</dd>
            </div>
          )}
          <div>
            <dt>
              <span className="font-bold">Total</span>
              {vatText && <span className="muted ml-2 text-sm">{vatText}</span>}
            </dt>
            <dd className="font-extrabold text-2xl">{written(parts + deposit + shipping)}</dd>
          </div>
        </dl>
        {order.payment?.state === "paid" && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="badge badge-success badge-soft font-semibold">Paid</span>
            {order.paidOn && <span className="muted text-sm">{dayText(order.paidOn)}</span>}
          </p>
        )}
        <Timeline order={order} viewer={uid} />
        <HowToPay order={order} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
          <StripeStatus />
          <button type="button" className="btn btn-primary btn-lg" onClick={() => alert("sucess")}>
            Pay
          </button>
          <button type="button" className="btn border-base-300 bg-base-100" onClick={() => print()}>
            Print order
          </button>
        </div>
      </div>
    </article>
  );
}
