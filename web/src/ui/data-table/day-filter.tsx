import { useState } from "react";
import { Field } from "#ui/forms/field.tsx";

interface Props {
  label: string;
  /** Such as 2026-11-25. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** While a year is typed, its first digits are a year too. */
const EARLIEST = "2000-01-01";

export function DayFilter({ label, day = "", onChange }: Props) {
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  return (
    <Field
      label={label}
      type="date"
      min={EARLIEST}
      value={typed.text}
      onChange={({ target: { value } }) => {
        setTyped({ day, text: value });
        if (value === "" || (value >= EARLIEST && value.length === EARLIEST.length))
          onChange(value || undefined);
      }}
    />
  );
}
