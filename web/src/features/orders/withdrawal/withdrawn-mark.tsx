import type { Order } from "@carparts/functions/contract/orders";
import { date } from "#ui/format/date.ts";

/** When its customer withdrew. Nothing for other orders. */
export function WithdrawnMark({ order: { withdrawnAt } }: { order: Pick<Order, "withdrawnAt"> }) {
  if (!withdrawnAt) return null;
  return (
    <span className="badge badge-soft badge-error h-auto min-h-6 gap-1 text-left font-semibold">
      <time dateTime={withdrawnAt}>{`Withdrawn ${date(withdrawnAt)}`}</time>
    </span>
  );
}
