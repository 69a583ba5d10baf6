import { notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { useUndo } from "./trash.queries.ts";

/** Restores one thing that was deleted. When it's there again, says its `name`, and gives its row the focus. */
export function UndoButton({ id, name }: { id: string; name: string }) {
  const undo = useUndo();
  return (
    <Button
      className="btn-sm btn-primary"
      // Until the list has followed, a second press would be refused.
      isOff={undo.isPending || undo.data?.done.length === 1}
      onClick={({ currentTarget }) => {
        const row = currentTarget.closest("tr");
        void undo.mutateAsync({ ids: [id], isAct: false }).then(({ left, why }) => {
          if (left.length > 0) {
            notify("error", `${name}: ${why}`);
            return;
          }
          notify("success", `${name} restored.`);
          // The button goes.
          row?.focus();
        });
      }}
    >
      Undo
    </Button>
  );
}
