import type { BulkRun } from "./bulk.queries.ts";

interface Props {
  run: BulkRun;
  isDryRun: boolean;
  onStop: () => void;
}

export function BulkProgress({ run: { total, left }, isDryRun, onStop }: Props) {
  const done = total - left.length;
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold tabular-nums">
        <span>{isDryRun ? `Looking at part ${done} of ${total}` : `${done} of ${total} are through`}</span>
        <progress className="progress progress-primary h-3 w-full" value={done} max={total} />
      </label>
      <button type="button" className="btn w-fit border-base-300 bg-base-100" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
