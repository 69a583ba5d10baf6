import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { whenToPay } from "@carparts/functions/contract/values/payment-terms";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { paymentTerms } from "#lib/payment-terms.ts";
import { routes } from "#routes.ts";
import { total } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { OrderSum } from "#ui/order-sum.tsx";
import { computeAmounts } from "./amounts.ts";

interface Props {
  /** Orders that were placed at once. */
  orders: readonly [Order, ...Order[]];
  /** The page's own heading, or one below it. */
  Heading: "h1" | "h2";
  /** Mentions the email that the customer gets. */
  children: ReactNode;
}

function paymentOf({ _id }: Order): string {
  return pathOf(routes.payment.path, { _id });
}

/** Takes the focus, so that it's read to whoever has just ordered. */
export function OrdersPlaced({ orders, Heading, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);
  const [first, another] = orders;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="panel grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5 p-[min(1.5rem,7.5vw)] shadow-sm sm:p-8"
    >
      <Heading id={titleId} className="title">
        Thank you
      </Heading>
      <p>{another ? "We have your orders. Their numbers are:" : "We have your order. Its number is:"}</p>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order._id} className="grid gap-1 border-base-300 border-b pb-3">
            <Link
              className="link justify-self-start font-extrabold text-xl tabular-nums"
              to={paymentOf(order)}
            >
              {order.number}
            </Link>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere min-w-0 grow basis-40">
                {`${order.MinimumOrder} × ${order.productName}`}
              </span>
              <span className="ml-auto max-w-full font-semibold tabular-nums">
                {total(order.price, order.MinimumOrder)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <OrderSum {...computeAmounts(orders)} />
      <p className="wrap-anywhere">
        <span className="muted block text-sm">It goes to</span>
        <span>{`${first.name}, ${first.address}`}</span>
      </p>
      {children}
      <div>
        <p className="font-bold">What happens next</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-5">
          {paymentTerms && <li>{`${whenToPay(paymentTerms)} Payment says how.`}</li>}
          <li>We pack your parts. Until we have, you can delete what you ordered in MY Orders.</li>
          <li>We send them to you. From then on, MY Orders has the number of the parcel.</li>
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link className="btn btn-primary" to={paymentOf(first)}>
          Payment
        </Link>
        <Link className="btn border-base-300 bg-base-100" to={routes.myOrders.path}>
          MY Orders
        </Link>
      </div>
    </section>
  );
}
