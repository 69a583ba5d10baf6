import type { Run } from "#lib/chunked-run.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { MatchList } from "./match-list.tsx";
import type { Match, SavedMatch } from "./matched-files.queries.ts";

interface Props {
  run: Run<Match, SavedMatch>;
  onStop: () => void;
  /** With those that haven't come to their turn. */
  onGoOn: () => void;
}

export function SavingPictures({ run: { total, results, left, isRunning, error }, onStop, onGoOn }: Props) {
  const refused = results.filter((result) => result.error);
  const saved = results.length - refused.length;
  return (
    <>
      <label className="grid gap-1 font-semibold tabular-nums">
        <span role="status">{`${saved} of ${total} ${saved === 1 ? "is" : "are"} saved.`}</span>
        <progress className="progress progress-primary h-3 w-full" value={results.length} max={total} />
      </label>
      <FormError error={error ?? null} />
      <MatchList
        title="Not saved"
        lines={refused.map(({ file, error }) => ({ file, told: error?.message ?? "" }))}
      />
      {isRunning && (
        <button type="button" className="btn w-fit border-base-300 bg-base-100" onClick={onStop}>
          Stop
        </button>
      )}
      {!isRunning && left.length > 0 && (
        <button type="button" className="btn btn-primary" onClick={onGoOn}>
          {`Go on with ${left.length} more`}
        </button>
      )}
    </>
  );
}
