import { StepButton } from "./step-button.tsx";

interface Props {
  /** What is counted, such as Brake disc. */
  of: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A quantity with buttons for one less and one more. */
export function Stepper({ of, value, min, max, onChange }: Props) {
  return (
    <div className="flex items-center gap-1.5">
      <StepButton
        by={-1}
        label={`One less: ${of}`}
        next={value > min ? Math.min(value - 1, Math.max(max, min)) : undefined}
        onStep={onChange}
      />
      <input
        // Another value from outside replaces what was typed.
        key={value}
        className="control w-16 px-1 py-2 text-center tabular-nums"
        inputMode="numeric"
        aria-label={`Quantity: ${of}`}
        defaultValue={value}
        onBlur={(event) => {
          const typed = Number(event.target.value);
          if (Number.isInteger(typed) && typed > 0 && typed < 1_000_000) onChange(typed);
          else event.target.value = String(value);
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <StepButton
        by={1}
        label={`One more: ${of}`}
        next={value < max ? Math.max(value + 1, min) : undefined}
        onStep={onChange}
      />
    </div>
  );
}
