import { type ReactNode, useCallback } from "react";
import { Deletions, type OnDeletion } from "#lib/deletions.ts";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { useUndo } from "./trash.queries.ts";

/** Offers `Undo` for whatever is deleted in here. Later, it is among the deleted items. */
export function UndoOffers({ children }: { children: ReactNode }) {
  const { mutateAsync } = useUndo();
  const toastDeletion = useCallback<OnDeletion>(
    ({ ids, text }) => {
      const undo = async (these: readonly string[]) => {
        const { done, left, why } = await mutateAsync(these);
        const count = done.length;
        if (count > 0) notify("success", count === 1 ? "Restored." : `${count} restored.`);
        const unrestored = left.length === 1 ? "One is" : `${left.length} are`;
        if (left.length > 0) void offerUndo(`${unrestored} not restored. ${why}`, () => undo(left), "error");
      };
      void offerUndo(text, () => undo(ids));
    },
    [mutateAsync],
  );
  return <Deletions value={toastDeletion}>{children}</Deletions>;
}
