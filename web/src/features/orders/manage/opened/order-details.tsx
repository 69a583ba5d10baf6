import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { shopDateTime } from "#lib/shop-date-time.ts";
import { routes } from "#routes.ts";
import { addressLines } from "#ui/format/address-lines.ts";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { amountText } from "../../amounts.ts";
import { orderStatusNames } from "../../fulfilment/fulfilment.ts";
import { Timeline } from "../../fulfilment/timeline.tsx";
import { UnverifiedMark } from "../../unverified-mark.tsx";
import { OrderMoney } from "../books/order-money.tsx";
import type { Marking } from "../mark/marking.ts";
import { OrderActions } from "../order-actions.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { PartExpected } from "./part-expected.tsx";

interface Props {
  order: ShownOrder;
  uid: string;
  marking: Marking;
  onDeleted: () => void;
}

/** All that is known of an order, and all that can be done with it. */
export function OrderDetails({ order, uid, marking, onDeleted }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <OrderStatusBadge handling={order.handling} />
        <span className="badge badge-warning badge-soft font-semibold">panding</span>
        <UnverifiedMark order={order} />
      </div>
      <div className="flex items-center gap-3">
        <PartPicture src={order.picture} alt="" className="max-w-18 min-w-18 rounded-field" />
        <div className="wrap-anywhere grid min-w-0 gap-0.5 tabular-nums">
          <Link
            className="link link-hover font-semibold"
            to={pathOf(routes.part.path, { id: order.productId })}
          >
            {order.productName}
          </Link>
          <span className="muted text-sm">{`${order.MinimumOrder} × ${money(order.price)}`}</span>
          <b>{amountText([order])}</b>
          {order.handling === "new" && <PartExpected productId={order.productId} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <OrderActions order={order} marking={marking} onDeleted={onDeleted} />
        <Link
          className="btn btn-sm border-base-300 bg-base-100"
          to={pathOf(routes.payment.path, { _id: order._id })}
        >
          Payment
        </Link>
      </div>
      <Customer order={order} />
      <section aria-label="History">
        <Timeline order={order} viewer={uid} names={orderStatusNames} />
      </section>
      <OrderMoney order={order} viewer={uid} />
      <AccountOrders order={order} />
    </>
  );
}

function Customer({ order: { name, address, email, mobile, createdAt } }: { order: ShownOrder }) {
  const lines = {
    Name: name,
    Address: addressLines(address),
    Email: email,
    Mobile: mobile,
    Ordered: shopDateTime(createdAt),
  };
  return (
    <dl className="grid gap-1 text-sm">
      {Object.entries(lines).map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          <dt className="muted w-20">{label}</dt>
          <dd className="wrap-anywhere min-w-0 grow basis-40 whitespace-pre-line">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
