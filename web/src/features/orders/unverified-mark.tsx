import type { ShownOrder } from "@carparts/functions/contract/orders";

/** Shows admins that the order's email wasn't verified. Customers don't receive this. */
export function UnverifiedMark({ order }: { order: ShownOrder }) {
  if (!order.account?.isUnverified) return null;
  return (
    <span className="badge badge-warning badge-soft my-1 h-auto font-semibold sm:whitespace-nowrap">
      Unverified email
    </span>
  );
}
