import { type ReactNode, useEffect, useRef } from "react";
import { routes } from "#routes.ts";
import { money, total } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import type { Placed } from "./basket-form.tsx";

/** What was ordered, and where to follow it. The children say what happens next. */
export function BasketPlaced({ placed, children }: { placed: Placed; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="panel mx-auto grid w-full max-w-2xl gap-5 p-6 sm:p-8">
      <h1 ref={title} tabIndex={-1} className="title">
        Thank you for your order
      </h1>
      <ul className="grid gap-2">
        {placed.orders.map((order) => (
          <li
            key={order._id}
            className="flex flex-wrap justify-between gap-x-4 border-base-300 border-b pb-2"
          >
            <span className="min-w-0 grow basis-40">{`${order.MinimumOrder} × ${order.productName}`}</span>
            <span className="ml-auto max-w-full font-semibold tabular-nums">
              {total(order.price, order.MinimumOrder)}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between">
        <span className="font-semibold">Total</span>
        <span className="font-extrabold text-2xl tabular-nums">{money(placed.total)}</span>
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Link className="btn btn-primary" to={routes.myOrders.path}>
          See it in MY Orders
        </Link>
        <Link className="btn btn-outline" to={routes.catalogue.path}>
          Find more parts
        </Link>
      </div>
    </div>
  );
}
