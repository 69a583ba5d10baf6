import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { amountText } from "../amounts.ts";
import { UnverifiedMark } from "../unverified-mark.tsx";
import { WithdrawnMark } from "../withdrawal/withdrawn-mark.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";

interface Props {
  order: ShownOrder;
  /** Leads to the order. */
  title: string;
  who?: string;
}

export function OrderLine({ order, title, who }: Props) {
  const { number, createdAt, MinimumOrder, handling } = order;
  const facts = [date(createdAt), pluralize(MinimumOrder, "piece"), number, who].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 p-4">
      <div className="wrap-anywhere min-w-0 grow basis-48">
        <Link
          className="link link-hover font-bold"
          to={pathOf(routes.manageOrders.path, {}, { order: order._id })}
        >
          {title}
        </Link>
        <p className="muted text-sm">{facts.join(" · ")}</p>
        <UnverifiedMark order={order} />
      </div>
      <WithdrawnMark order={order} />
      <OrderStatusBadge handling={handling} />
      <p className="font-bold tabular-nums">{amountText([order])}</p>
    </li>
  );
}
