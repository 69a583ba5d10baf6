import { isSameName } from "@carparts/functions/contract/values/names";

import type { Vehicle } from "@carparts/functions/contract/values/vehicle";

export { isSameVehicle, type Vehicle } from "@carparts/functions/contract/values/vehicle";

/** Such as 2009 VW Golf. */
export function vehicleName({ make, model, year }: Vehicle): string {
  return [year, make, model].filter((part) => part !== undefined).join(" ");
}

export function isSpeltAlike(one: Vehicle, other: Vehicle): boolean {
  return one.make === other.make && one.model === other.model && one.year === other.year;
}

/** Compares all that is known of the other vehicle. */
export function matchesVehicle(one: Vehicle, { make, model, year }: Vehicle): boolean {
  return (
    isSameName(one.make, make) &&
    (model === undefined || isSameName(one.model, model)) &&
    (year === undefined || one.year === year)
  );
}

export interface FitmentRow {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  /** Null while it's still built. */
  readonly yearTo: number | null;
  readonly note?: string | undefined;
}

/** Compares all that is known of the vehicle. */
export function rowFits(row: FitmentRow, { make, model, year }: Vehicle): boolean {
  return (
    isSameName(row.make, make) &&
    (model === undefined || isSameName(row.model, model)) &&
    (year === undefined || (row.yearFrom <= year && year <= (row.yearTo ?? Number.POSITIVE_INFINITY)))
  );
}

/** The same rule as the API's: one matching row is enough, and a part without rows is universal. */
export function checkFit(rows: readonly FitmentRow[], vehicle: Vehicle): boolean | "universal" {
  return rows.length === 0 ? "universal" : rows.some((row) => rowFits(row, vehicle));
}
