interface Props {
  /** What is counted, such as Brake disc. */
  of: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const BUTTON = "btn btn-square border-base-300 bg-base-100 text-xl";

/** A quantity with buttons for one less and one more. */
export function Stepper({ of, value, min, max, onChange }: Props) {
  return (
    <div className="flex items-center gap-1.5">
      <button
        type="button"
        className={BUTTON}
        aria-label={`One less: ${of}`}
        disabled={value <= min}
        onClick={() => onChange(Math.min(value - 1, Math.max(max, min)))}
      >
        −
      </button>
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
      <button
        type="button"
        className={BUTTON}
        aria-label={`One more: ${of}`}
        disabled={value >= max}
        onClick={() => onChange(Math.max(value + 1, min))}
      >
        +
      </button>
    </div>
  );
}
