import { Icon } from "../icons/icon.tsx";
import { moreDrawings } from "../icons/more-drawings.ts";

interface Props {
  label: string;
  by: 1 | -1;
  /** What it leads to. Undefined at the end. */
  next: number | undefined;
  onStep: (next: number) => void;
  className?: string;
}

/** One less or one more. Keeps the focus where it ends, so it's never really disabled. */
export function StepButton({ label, by, next, onStep, className = "btn-square" }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === undefined}
      className={`btn border-base-300 bg-base-100 aria-disabled:cursor-default aria-disabled:text-base-content/40 ${className}`}
      onClick={() => next !== undefined && onStep(next)}
    >
      <Icon drawing={by === 1 ? moreDrawings.plus : "M5 12h14"} />
    </button>
  );
}
