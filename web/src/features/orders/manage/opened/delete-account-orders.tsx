import type { ShownOrder } from "@carparts/functions/contract/orders";
import { tellEnd } from "#lib/tell-end.ts";
import { counted } from "#ui/format/counted.ts";
import { usePassedFocus } from "#ui/passed-focus.ts";
import { useDeleteOrdersOfAccount } from "../handling.queries.ts";

/** Collapsed, so that nobody mistakes it for the order's own button. Old orders may lead to no account. */
export function DeleteAccountOrders({ order: { account, email } }: { order: ShownOrder }) {
  const remove = useDeleteOrdersOfAccount();
  const passFocus = usePassedFocus();
  const uid = account?._id;
  if (!uid) return null;
  const whose = email || "this deleted account";
  const question = `Delete all orders of ${whose}? Their pieces go back into stock. Those that are sent stay.`;
  return (
    <details>
      <summary className="link link-hover muted text-sm">Delete these orders</summary>
      <button
        type="button"
        className="btn btn-sm btn-error btn-outline my-2 h-auto py-1"
        disabled={remove.isPending}
        onClick={() => {
          if (!confirm(question)) return;
          passFocus();
          tellEnd(
            remove.mutateAsync(uid),
            `Orders of ${whose}`,
            ({ deleted }) => `${counted(deleted, "order")} deleted. They are among the deleted items.`,
          );
        }}
      >
        Delete all orders of this account
      </button>
    </details>
  );
}
