import { shopToday } from "#lib/shop-today.ts";
import { dayText } from "./format/day.ts";

interface Props {
  day: string | null;
  /** True of a day that is past, unless it's said. */
  isLate?: boolean;
}

/** The day on which something is to come. */
export function ExpectedDay({ day, isLate = day !== null && day < shopToday() }: Props) {
  if (day === null) return <>–</>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span>{dayText(day)}</span>
      {isLate && <span className="badge badge-error badge-sm">late</span>}
    </span>
  );
}
