import type { Vehicle } from "../contract/values/vehicle.ts";

/** A model in these years. `yearTo` is null while it's still built. */
export interface FitmentRow {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number | null;
}

/** A vehicle as words name it: a year may be there without a model, and there may be several. */
export interface VehicleQuery extends Vehicle {
  readonly yearFrom?: number;
  readonly yearTo?: number;
}

export type Fit = boolean | "universal";

/** Whether a part with these rows fits: a row has to agree in all that is known of the vehicle. Names are compared as they are, so give their keys. */
export function fitOf(rows: readonly FitmentRow[], vehicle: VehicleQuery): Fit {
  if (rows.length === 0) return "universal";
  const { make, model } = vehicle;
  const { first, last } = yearsOf(vehicle);
  return rows.some(
    (row) =>
      row.make === make &&
      (model === undefined || row.model === model) &&
      row.yearFrom <= last &&
      first <= (row.yearTo ?? STILL_BUILT),
  );
}

export function yearsOf({ year, yearFrom, yearTo }: VehicleQuery): Years {
  return { first: year ?? yearFrom ?? 0, last: year ?? yearTo ?? STILL_BUILT };
}

export const STILL_BUILT = 9999;

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** The years of rows of one model, without overlaps and gaps between neighbours. */
export function joinYears(rows: readonly FitmentRow[]): Years[] {
  return joinSpans(rows.map(({ yearFrom, yearTo }) => ({ first: yearFrom, last: yearTo ?? STILL_BUILT })));
}

export function joinSpans(spans: readonly Years[]): Years[] {
  const joined: { first: number; last: number }[] = [];
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1);
    if (before && span.first <= before.last + 1) before.last = Math.max(before.last, span.last);
    else joined.push({ ...span });
  }
  return joined;
}
