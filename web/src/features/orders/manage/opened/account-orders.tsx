import type { ShownOrder } from "@carparts/functions/contract/orders";
import { notify } from "#lib/notify.ts";
import { isDeletable } from "../handling/handling.ts";
import { useDeleteOrdersOfAccount } from "./handling.queries.ts";

interface Props {
  order: ShownOrder;
  /** The orders on the screen. */
  shown: readonly ShownOrder[];
}

function questionOf({ order, shown }: Props): string {
  const all = shown.filter(({ account }) => account?._id === order.account?._id);
  const deletable = all.filter((one) => isDeletable(one, true));
  const whose = order.email || "this deleted account";
  const sent = deletable.length < all.length ? " Those that are sent stay." : "";
  return `Delete all orders of ${whose}? This list shows ${deletable.length} of them. Their pieces go back into stock.${sent}`;
}

/** Collapsed, so that nobody mistakes it for the row's own button. */
export function AccountOrders({ order, shown }: Props) {
  const remove = useDeleteOrdersOfAccount();
  const account = order.account?._id;
  if (!account) return null;
  return (
    <details>
      <summary className="link link-hover muted text-sm">Orders of this account</summary>
      <button
        type="button"
        className="btn btn-sm btn-error btn-outline my-2 h-auto py-1"
        disabled={remove.isPending}
        onClick={() => {
          if (!confirm(questionOf({ order, shown }))) return;
          remove.mutate(account, {
            onSuccess: ({ deleted }) =>
              void notify(
                "success",
                `${deleted} ${deleted === 1 ? "order" : "orders"} deleted. They are among the deleted items.`,
              ),
            onError: (error) => void notify("error", error.message),
          });
        }}
      >
        Delete all orders of this account
      </button>
    </details>
  );
}
