import type { Order } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Timeline } from "../handling/timeline.tsx";
import { paymentQuery } from "../orders.queries.ts";

/** Who took an order's steps, and when. Lists don't say who. */
export function OrderHistory({ order, admin }: { order: Order; admin: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...paymentQuery(admin, order._id), enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link link-hover muted text-sm">History</summary>
      <div className="mt-2">
        <Timeline order={data ?? order} viewer={admin} />
        {error && (
          <p role="alert" className="text-error text-sm">
            {error.message}
          </p>
        )}
      </div>
    </details>
  );
}
