import { notify } from "#lib/notify.ts";
import { useUndo } from "./trash.queries.ts";

/** Restores one thing that was deleted. `name` is said when it's there again. */
export function UndoButton({ id, name }: { id: string; name: string }) {
  const undo = useUndo();
  return (
    <button
      type="button"
      className="btn btn-sm btn-primary"
      // Until the list has followed, a second press would be refused.
      disabled={undo.isPending || undo.data?.done === 1}
      onClick={() =>
        undo.mutate([id], {
          onSuccess({ done, refusals }) {
            if (done > 0) notify("success", `${name} is there again.`);
            if (refusals[0]) notify("error", refusals[0].message);
          },
        })
      }
    >
      Undo
    </button>
  );
}
