import type { ReactNode } from "react";
import type { SavablePart } from "./saved-ops.ts";
import { useSavedState } from "./saved-state.ts";

interface Props {
  part: SavablePart;
  isWide?: boolean;
  /** For parts whose main action is another one. */
  isQuiet?: boolean;
  /** The channel, such as an email. */
  how?: ReactNode;
}

/** For a part that can't be ordered. One button, so that the focus stays where it is. */
export function AvailabilityAlert({ part, isWide = false, isQuiet = false, how }: Props) {
  const { isWaiting, isPending, failure, want } = useSavedState(part);
  const label = isWaiting ? "Cancel notification" : "Tell me when available";
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${isWide ? "grow" : ""}`}>
      <button
        type="button"
        className={`btn ${isWaiting || isQuiet ? "border-base-300 bg-base-100" : "btn-primary"} ${isWide ? "btn-lg" : ""}`}
        aria-label={`${label}: ${part.name}`}
        onClick={() => want(!isWaiting)}
      >
        {label}
      </button>
      <p role="status" className="text-center font-semibold text-sm text-success empty:hidden">
        {isWaiting &&
          (isPending ? "We'll save this as soon as we can." : "We'll tell you when it's available.")}
      </p>
      {isWaiting && !isPending && <div>{how}</div>}
      {failure && (
        <p role="alert" className="text-center font-semibold text-error text-sm">
          {`Not saved yet: ${failure.message} Press the button to try again.`}
        </p>
      )}
    </div>
  );
}
