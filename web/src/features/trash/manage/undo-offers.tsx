import { type ReactNode, useCallback } from "react";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { type OnUndoable, Undoables } from "#lib/undoable.ts";
import { useUndo } from "./trash.queries.ts";

/** Offers `Undo` for whatever is deleted or changed in here. Later, it is among what can be undone. */
export function UndoOffers({ children }: { children: ReactNode }) {
  const { mutateAsync } = useUndo();
  const toastUndo = useCallback<OnUndoable>(
    ({ ids, isAct = false, text, onUndone }) => {
      const undo = async (these: readonly string[]) => {
        const { done, left, why } = await mutateAsync({ ids: these, isAct });
        const count = done.length;
        const restored = count === 1 ? "Restored." : `${count} restored.`;
        if (count > 0) notify("success", isAct ? "Undone." : restored);
        const unrestored = left.length === 1 ? "One is" : `${left.length} are`;
        const words = isAct ? why : `${unrestored} not restored. ${why}`;
        if (left.length > 0) void offerUndo(words, () => undo(left), "error");
        else onUndone?.();
      };
      void offerUndo(text, () => undo(ids));
    },
    [mutateAsync],
  );
  return <Undoables value={toastUndo}>{children}</Undoables>;
}
