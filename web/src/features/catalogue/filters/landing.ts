import type { Landing } from "@carparts/functions/contract/catalogue/landing";
import { shownSort } from "@carparts/functions/contract/catalogue/shown-sort";
import { groupNames } from "../groups.ts";
import type { Filters } from "./filters.ts";

/** The vehicle and the group that a state is of, where it's of nothing else. */
export function landingIn(filters: Filters): Landing | undefined {
  const { q, group = [], brand, make, model, year, stock, min, max } = filters;
  if ([q, brand, year, stock, min, max].some((value) => value !== undefined)) return undefined;
  if (group.length > 1 || (make === undefined && group.length === 0)) return undefined;
  return { make, model, group: group[0] };
}

/** The state that its address has: what fits the vehicle. */
export function filtersFor({ make, model, group }: Landing): Filters {
  return { make, model, group: group && [group], fit: make === undefined ? undefined : "only" };
}

/** Such as Brakes for VW Golf, or Brakes for the 2009 VW Golf. Names the vehicle if the list has only parts that fit it, or has them first. */
export function landingHeading(filters: Filters): string {
  const { group = [], make, model, year, fit } = filters;
  const [one, another] = group;
  const what = one && !another ? groupNames[one] : "Parts";
  const vehicle = [year, make, model].filter((part) => part !== undefined).join(" ");
  if (vehicle === "" || (fit === undefined && shownSort(filters) !== "best")) return what;
  return `${what} for ${year === undefined ? "" : "the "}${vehicle}`;
}
