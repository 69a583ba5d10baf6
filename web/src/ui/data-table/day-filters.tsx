import { DayFilter } from "./day-filter.tsx";

interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface Props {
  days: Partial<Days>;
  onChange: (days: Days) => void;
}

/** Two days that are the wrong way round leave the one that was chosen last. */
export function DayFilters({ days: { from, to }, onChange }: Props) {
  return (
    <>
      <DayFilter
        label="From"
        day={from}
        onChange={(day) => onChange({ from: day, to: day && to && day > to ? undefined : to })}
      />
      <DayFilter
        label="To"
        day={to}
        onChange={(day) => onChange({ from: day && from && from > day ? undefined : from, to: day })}
      />
    </>
  );
}
