import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";

interface Props {
  order: Order;
  /** Shows the day of the order. */
  isDated?: boolean;
}

/** Leads to the part's own page. */
export function OrderedPart({ order, isDated = false }: Props) {
  return (
    <span className="flex items-center gap-3">
      <PartPicture src={order.picture} alt="" className="max-w-14 min-w-14 rounded-field" />
      <span className="wrap-anywhere grid min-w-0 gap-0.5">
        <Link className="link link-hover" to={pathOf(routes.part.path, { id: order.productId })}>
          {order.productName}
        </Link>
        <span className="muted flex flex-wrap gap-x-2 font-normal text-xs">
          {isDated && <span>{date(order.createdAt)}</span>}
          <span>Order {order.number}</span>
        </span>
      </span>
    </span>
  );
}
