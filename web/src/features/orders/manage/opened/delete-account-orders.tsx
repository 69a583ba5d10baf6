import type { ShownOrder } from "@carparts/functions/contract/orders";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { useDeleteOrdersOfAccount } from "../account-orders.queries.ts";

/** Collapsed, so that nobody mistakes it for the order's own button. Old orders may lead to no account. */
export function DeleteAccountOrders({ order: { account, email } }: { order: ShownOrder }) {
  const remove = useDeleteOrdersOfAccount();
  const uid = account?._id;
  if (!uid) return null;
  const whose = email || "this deleted account";
  const question = `Delete all orders of ${whose}? Their pieces go back into stock. Those that are sent stay.`;
  return (
    <details>
      <summary className="link link-hover muted text-sm">Delete these orders</summary>
      <Button
        ref={focusNeighbourOnRemoval}
        className="btn-sm btn-error btn-outline my-2 h-auto py-1"
        isOff={remove.isPending}
        onClick={() => {
          if (!confirm(question)) return;
          toastResult(
            remove.mutateAsync(uid),
            `Orders of ${whose}`,
            ({ deleted }) =>
              `${pluralize(deleted, "order")} deleted. ${deleted === 1 ? "It is" : "They are"} among the deleted items.`,
          );
        }}
      >
        Delete all orders of this account
      </Button>
    </details>
  );
}
