import type { ImportRun } from "../running/import-run.ts";
import type { ActiveRunState } from "../running/run-state.ts";

/** Shows the progress, and the reason of a pause. */
export function ImportProgress({ state, run }: { state: ActiveRunState; run: ImportRun }) {
  const { stored, isPaused, isElsewhere, trouble, failure } = state;
  const isImporting = stored.phase === "importing";
  const isStopped = isPaused || failure !== undefined;
  const isAtWork = isImporting || stored.phase === "preparing" || stored.phase === "trying";
  if (!isAtWork && !failure) return null;
  return (
    <div className="panel grid gap-3 p-4">
      {isAtWork && (
        <label className="grid gap-1 font-semibold tabular-nums">
          <span>{isImporting ? "Importing" : "Checking each row"}</span>
          <progress
            className="h-3 w-full accent-primary"
            value={stored.through}
            max={Math.max(1, stored.chunks)}
          />
        </label>
      )}
      <p role="status" className="empty:hidden">
        {isElsewhere
          ? "Another tab is running this import. It continues here when you close that tab."
          : (trouble && `${trouble} Retrying automatically.`) || (isPaused && "Paused. Imported parts stay.")}
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-error">
          {failure}
        </p>
      )}
      {(isImporting || (failure && stored.phase === "trying")) && !isElsewhere && (
        <button
          type="button"
          className="btn w-fit border-base-300 bg-base-100"
          onClick={isStopped ? run.goOn : run.pause}
        >
          {failure ? "Try again" : isStopped ? "Continue" : "Pause"}
        </button>
      )}
    </div>
  );
}
