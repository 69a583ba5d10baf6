import { useEffect, useRef } from "react";
import { FormError } from "#ui/forms/form-error.tsx";
import { MatchList } from "./match-list.tsx";
import type { SavingRun } from "./matched-files.queries.ts";

interface Props {
  run: SavingRun;
  onStop: () => void;
  /** With those that haven't come to their turn. */
  onGoOn: () => void;
}

function savedCount({ results }: SavingRun): number {
  return results.filter((result) => !result.error).length;
}

export function isWholeSaved(run: SavingRun): boolean {
  return savedCount(run) === run.total;
}

export function savedText(run: SavingRun): string {
  const saved = savedCount(run);
  return `${saved} of ${run.total} ${saved === 1 ? "is" : "are"} saved.`;
}

export function SavingPictures({ run, onStop, onGoOn }: Props) {
  const { total, results, left, isRunning, error } = run;
  const status = useRef<HTMLSpanElement>(null);
  // The pressed button has gone.
  useEffect(() => status.current?.focus(), []);
  const refused = results.filter((result) => result.error);
  return (
    <>
      <label className="grid gap-1 font-semibold tabular-nums">
        <span ref={status} role="status" tabIndex={-1} className="outline-none">
          {savedText(run)}
        </span>
        <progress className="progress progress-primary h-3 w-full" value={results.length} max={total} />
      </label>
      <FormError error={error ?? null} />
      <MatchList
        title="Not saved"
        lines={refused.map(({ file, error }) => ({ file, text: error?.message ?? "" }))}
      />
      {isRunning && (
        <button type="button" className="btn w-fit border-base-300 bg-base-100" onClick={onStop}>
          Stop
        </button>
      )}
      {!isRunning && left.length > 0 && (
        <button type="button" className="btn btn-primary" onClick={onGoOn}>
          {`Continue with ${left.length} more`}
        </button>
      )}
    </>
  );
}
