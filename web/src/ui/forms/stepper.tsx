import { parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useId, useState } from "react";
import { onKeys } from "#lib/keys.ts";
import { StepButton } from "./step-button.tsx";

interface Props {
  /** The counted noun, such as Brake disc. */
  of: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A quantity with buttons for one less and one more. */
export function Stepper({ of, value, min, max, onChange }: Props) {
  /** Odd input instead of a number, for this quantity. */
  const [odd, setOdd] = useState<{ readonly typed: string; readonly value: number }>();
  const faultId = useId();
  const isOdd = odd?.value === value;

  function step(next: number): void {
    setOdd(undefined);
    onChange(next);
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <StepButton
        by={-1}
        label={`One less: ${of}`}
        next={value > min ? Math.min(value - 1, Math.max(max, min)) : undefined}
        onStep={step}
      />
      <input
        // A new value from outside replaces the typed one.
        key={value}
        className="control min-h-11 w-16 px-1 py-2 text-center tabular-nums"
        inputMode="numeric"
        aria-label={`Quantity: ${of}`}
        aria-describedby={isOdd ? faultId : undefined}
        defaultValue={value}
        onBlur={(event) => {
          const typed = parseInteger(event.target.value);
          if (typed > 0 && typed < 1_000_000) return step(typed);
          setOdd({ typed: event.target.value || "Nothing", value });
          event.target.value = String(value);
        }}
        onKeyDown={onKeys((event) => event.key === "Enter" && event.currentTarget.blur())}
      />
      <StepButton
        by={1}
        label={`One more: ${of}`}
        next={value < max ? Math.max(value + 1, min) : undefined}
        onStep={step}
      />
      {isOdd && (
        <p id={faultId} role="alert" className="wrap-anywhere w-full font-semibold text-error text-sm">
          {`${odd.typed} isn't a number of pieces, so it's still ${value}. ${wholeHint(odd.typed)}`.trim()}
        </p>
      )}
    </div>
  );
}
