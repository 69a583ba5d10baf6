import type { ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import type { Filters } from "../filters/filters.ts";

/** Such as 2005–2009 VW Golf. */
export function readName({ make, model, year, yearFrom, yearTo }: ReadVehicle): string {
  const years = yearFrom === undefined ? year : `${yearFrom}–${yearTo}`;
  return [years, make, model].filter((part) => part !== undefined).join(" ");
}

/** The part of it that an address can hold: one year of a model. */
export function inAddress({ make, model, year }: ReadVehicle) {
  return { make, model, year: model === undefined ? undefined : year } satisfies Filters;
}
