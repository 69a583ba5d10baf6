import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { routes } from "#routes.ts";
import { date } from "#ui/format/date.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";

interface Props {
  order: Order;
  /** Whether it says when it was ordered. */
  isDated?: boolean;
}

/** Leads to the part's own page. */
export function OrderedPart({ order, isDated = false }: Props) {
  return (
    <span className="flex items-center gap-3">
      <PartPicture src={order.picture} alt="" className="max-w-16 min-w-16 rounded-field" />
      <span className="wrap-anywhere grid min-w-0 gap-0.5">
        <Link className="link link-hover" to={pathOf(routes.part.path, { id: order.productId })}>
          {order.productName}
        </Link>
        {isDated && <span className="font-normal text-sm">{date(order.createdAt)}</span>}
        <span className="muted font-normal text-xs">Order {order._id}</span>
      </span>
    </span>
  );
}
