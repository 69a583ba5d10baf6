import { useState } from "react";
import { CheckBox } from "./check-box.tsx";

const SHOWN_AT_FIRST = 8;

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
}

interface Props<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}

/** Check boxes with the number of parts that each would show. A long list is folded. */
export function ChoiceList<Value extends string>({ legend, choices, chosen, onChange }: Props<Value>) {
  const [isUnfolded, setUnfolded] = useState(false);
  if (choices.length === 0) return null;
  const shown = choices.filter(
    ({ value }, index) => isUnfolded || index < SHOWN_AT_FIRST || chosen.includes(value),
  );
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-bold">{legend}</legend>
      {shown.map(({ value, label, count }) => (
        <CheckBox
          key={value}
          label={label}
          count={count}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
      {choices.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className="link-hover w-fit py-1.5 font-semibold text-secondary text-sm"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? "Show fewer" : `Show all ${choices.length}`}
        </button>
      )}
    </fieldset>
  );
}
