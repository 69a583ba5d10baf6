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
      const undo = async () => {
        const { done, refusals } = await mutateAsync(ids);
        if (done > 0) notify("success", done === 1 ? "It is there again." : `${done} are there again.`);
        if (refusals[0]) notify("error", refusals[0].message);
      };
      void offer(text, () => void undo());
    },
    [mutateAsync],
  );
  return <Deletions value={tell}>{children}</Deletions>;
}

async function offer(text: string, onUndo: () => void): Promise<void> {
  const toast = await loadToasts();
  if (!toast) {
    alert(text);
    return;
  }
  const id = toast.success(
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
