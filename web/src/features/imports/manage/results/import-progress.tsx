import type { ImportRun } from "../running/import-run.ts";
import type { ActiveRunState, Halt } from "../running/run-state.ts";

/** Shows the progress, and the reason of a pause. */
export function ImportProgress({ state, run }: { state: ActiveRunState; run: ImportRun }) {
  const { stored, halt } = state;
  const isImporting = stored.phase === "importing";
  const isAtWork = isImporting || stored.phase === "preparing" || stored.phase === "trying";
  const failure = halt?.why === "failed" ? halt.words : undefined;
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
        {halt && haltText(halt)}
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-error">
          {failure}
        </p>
      )}
      {(isImporting || (failure && stored.phase === "trying")) && halt?.why !== "elsewhere" && (
        <button
          type="button"
          className="btn w-fit border-base-300 bg-base-100"
          onClick={failure || halt?.why === "paused" ? run.goOn : run.pause}
        >
          {failure ? "Try again" : halt?.why === "paused" ? "Continue" : "Pause"}
        </button>
      )}
    </div>
  );
}

/** A failure is an alert of its own. */
function haltText(halt: Halt): string | undefined {
  if (halt.why === "retrying") return `${halt.words} Retrying automatically.`;
  if (halt.why === "paused") return "Paused. Imported parts stay.";
  return halt.why === "elsewhere"
    ? "Another tab is running this import. It continues here when you close that tab."
    : undefined;
}
