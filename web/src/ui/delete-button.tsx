import type { UseMutationResult } from "@tanstack/react-query";
import { tellEnd } from "#lib/tell-end.ts";
import { usePassedFocus } from "./passed-focus.ts";

interface Props {
  id: string;
  /** What it deletes, as a refusal calls it. */
  what: string;
  remove: Pick<UseMutationResult<unknown, Error, string>, "isPending" | "isSuccess" | "mutateAsync">;
}

/** Asks the specification's question first. */
export function DeleteButton({ id, what, remove }: Props) {
  const passFocus = usePassedFocus();
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      // Until the list has followed, a second press would be refused.
      disabled={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm("Are You sure You want to Delete the Id")) return;
        passFocus();
        tellEnd(remove.mutateAsync(id), what);
      }}
    >
      Delete
    </button>
  );
}
