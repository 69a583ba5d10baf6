import { loadToasts } from "./notify.ts";

/** Long enough to find it by keyboard. */
const OFFERED_MILLISECONDS = 20_000;

/** Shows what was removed, or why it couldn't be restored, with Undo. Returns a function that withdraws it. */
export async function offerUndo(
  text: string,
  onUndo: () => unknown,
  kind: "success" | "error" = "success",
): Promise<() => void> {
  const toast = await loadToasts();
  if (!toast) {
    alert(text);
    return () => {};
  }
  const id = toast[kind](
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="wrap-anywhere min-w-0">{text}</span>
      <button
        type="button"
        className="min-h-8 cursor-pointer px-1 font-bold underline underline-offset-4"
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
  return () => toast.dismiss(id);
}
