import type { UseMutationResult } from "@tanstack/react-query";
import { notify } from "#lib/notify.ts";

interface Props {
  id: string;
  remove: Pick<UseMutationResult<unknown, Error, string>, "isPending" | "isSuccess" | "mutate">;
}

/** Asks the specification's question first. */
export function DeleteButton({ id, remove }: Props) {
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      // Until the list has followed, a second press would be refused.
      disabled={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm("Are You sure You want to Delete the Id")) return;
        remove.mutate(id, { onError: (error) => notify("error", error.message) });
      }}
    >
      Delete
    </button>
  );
}
