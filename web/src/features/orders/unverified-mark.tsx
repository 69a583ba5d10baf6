import type { ShownOrder } from "@carparts/functions/contract/orders";

/** Tells admins that the account's email wasn't verified when it ordered. Customers don't receive this. */
export function UnverifiedMark({ order }: { order: ShownOrder }) {
  if (!order.account?.isUnverified) return null;
  return (
    <span className="badge badge-warning badge-soft my-1 h-auto font-semibold sm:whitespace-nowrap">
      Unverified account
    </span>
  );
}
