import type { ImportRun } from "../running/import-run.ts";
import type { KeptState } from "../running/run-state.ts";

/** How far it is, and why it waits. */
export function ImportProgress({ state, run }: { state: KeptState; run: ImportRun }) {
  const { kept, isPaused, isElsewhere, trouble, failure } = state;
  const isImporting = kept.phase === "importing";
  const isStopped = isPaused || failure !== undefined;
  const isAtWork = isImporting || kept.phase === "preparing" || kept.phase === "trying";
  if (!isAtWork && !failure) return null;
  return (
    <div className="panel grid gap-3 p-4">
      {isAtWork && (
        <label className="grid gap-1 font-semibold tabular-nums">
          <span>{isImporting ? "Importing" : "Looking at each row"}</span>
          <progress
            className="h-3 w-full accent-primary"
            value={kept.through}
            max={Math.max(1, kept.chunks)}
          />
        </label>
      )}
      <p role="status" className="empty:hidden">
        {isElsewhere
          ? "Another tab of this browser is at it. It goes on here when that one is closed."
          : (trouble && `${trouble} It goes on by itself.`) ||
            (isPaused && "Paused. What is imported stays.")}
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-error">
          {failure}
        </p>
      )}
      {(isImporting || (failure && kept.phase === "trying")) && !isElsewhere && (
        <button
          type="button"
          className="btn w-fit border-base-300 bg-base-100"
          onClick={isStopped ? run.goOn : run.pause}
        >
          {failure ? "Try again" : isStopped ? "Go on" : "Pause"}
        </button>
      )}
    </div>
  );
}
