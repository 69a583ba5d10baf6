import type { Order } from "@carparts/functions/contract/orders";
import { notify } from "#lib/notify.ts";
import { confirmDeletion } from "#ui/confirm.ts";
import { useDeleteOrder } from "./orders.queries.ts";

/** Deletes an order after a confirm; its pieces go back to the stock. */
export function DeleteOrderButton({ order }: { order: Order }) {
  const remove = useDeleteOrder();
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      disabled={remove.isPending}
      onClick={() => {
        if (!confirmDeletion()) return;
        remove.mutate(order._id, { onError: (error) => notify("error", error.message) });
      }}
    >
      Delete
    </button>
  );
}
