import { Button } from "../button.tsx";
import { Icon } from "../icons/icon.tsx";
import { moreIcons } from "../icons/more-icons.ts";

interface Props {
  label: string;
  by: 1 | -1;
  /** The next number. Undefined at the end. */
  next: number | undefined;
  onStep: (next: number) => void;
  className?: string;
}

/** One less or one more. */
export function StepButton({ label, by, next, onStep, className = "btn-square" }: Props) {
  return (
    <Button
      aria-label={label}
      isOff={next === undefined}
      className={`border-base-300 bg-base-100 ${className}`}
      onClick={() => next !== undefined && onStep(next)}
    >
      <Icon path={by === 1 ? moreIcons.plus : "M5 12h14"} />
    </Button>
  );
}
