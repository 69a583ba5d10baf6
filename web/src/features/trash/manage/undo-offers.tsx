import { type ReactNode, useCallback } from "react";
import { Deletions, type TellDeletion } from "#lib/deletions.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { useUndo } from "./trash.queries.ts";

/** Long enough to find it by keyboard. Later, what was deleted is among the deleted items. */
const OFFERED_MILLISECONDS = 20_000;

/** Offers `Undo` for whatever is deleted in here. */
export function UndoOffers({ children }: { children: ReactNode }) {
  const { mutateAsync } = useUndo();
  const tell = useCallback<TellDeletion>(
    ({ ids, text }) => {
      const undo = async (these: readonly string[]) => {
        const { done, left, why } = await mutateAsync(these);
        const count = done.length;
        if (count > 0) notify("success", count === 1 ? "It is there again." : `${count} are there again.`);
        const unrestored = left.length === 1 ? "One is" : `${left.length} are`;
        if (left.length > 0) void offer("error", `${unrestored} not there again. ${why}`, () => undo(left));
      };
      void offer("success", text, () => undo(ids));
    },
    [mutateAsync],
  );
  return <Deletions value={tell}>{children}</Deletions>;
}

async function offer(kind: "success" | "error", text: string, onUndo: () => unknown): Promise<void> {
  const toast = await loadToasts();
  if (!toast) {
    alert(text);
    return;
  }
  const id = toast[kind](
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="wrap-anywhere min-w-0">{text}</span>
      <button
        type="button"
        className="btn btn-sm btn-outline"
        onFocus={() => toast.pause({ id })}
        onBlur={() => toast.play({ id })}
        onClick={() => {
          toast.dismiss(id);
          onUndo();
        }}
      >
        Undo
      </button>
    </p>,
    { autoClose: OFFERED_MILLISECONDS },
  );
}
