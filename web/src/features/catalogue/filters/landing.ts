import type { Landing } from "@carparts/functions/contract/catalogue/landing";
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

export function vehicleOf({ make, model }: Landing): string | undefined {
  return make && (model === undefined ? make : `${make} ${model}`);
}

/** Such as Brakes for VW Golf. */
export function headingOf(landing: Landing): string {
  const what = landing.group ? groupNames[landing.group] : "Parts";
  const vehicle = vehicleOf(landing);
  return vehicle === undefined ? what : `${what} for ${vehicle}`;
}
