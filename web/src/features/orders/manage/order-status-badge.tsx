import type { OrderStatus } from "@carparts/functions/contract/values/order-status";
import { orderStatusNames } from "../fulfilment/fulfilment.ts";

const looks: Readonly<Record<OrderStatus, string>> = {
  new: "badge-info badge-soft",
  picked: "badge-warning badge-soft",
  sent: "badge-success badge-soft",
  closed: "badge-soft",
};

export function OrderStatusBadge({ handling }: { handling: OrderStatus }) {
  return (
    <span className={`badge whitespace-nowrap font-semibold ${looks[handling]}`}>
      {orderStatusNames[handling]}
    </span>
  );
}
