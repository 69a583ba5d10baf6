import type { Run } from "#lib/chunked-run.ts";

interface Props {
  run: Pick<Run<unknown, unknown>, "total" | "left">;
  /** The progress in words. */
  progressText: (done: number) => string;
  onStop: () => void;
}

export function RunProgress({ run: { total, left }, progressText, onStop }: Props) {
  const done = total - left.length;
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold tabular-nums">
        <span>{progressText(done)}</span>
        <progress className="progress progress-primary h-3 w-full" value={done} max={total} />
      </label>
      <button type="button" className="btn w-fit border-base-300 bg-base-100" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
