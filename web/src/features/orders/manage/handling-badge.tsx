import type { OrderStatus } from "@carparts/functions/contract/values/order-status";
import { handlingNames } from "../handling/handling.ts";

const looks: Readonly<Record<OrderStatus, string>> = {
  new: "badge-info badge-soft",
  picked: "badge-warning badge-soft",
  sent: "badge-success badge-soft",
  closed: "badge-soft",
};

export function HandlingBadge({ handling }: { handling: OrderStatus }) {
  return (
    <span className={`badge whitespace-nowrap font-semibold ${looks[handling]}`}>
      {handlingNames[handling]}
    </span>
  );
}
