import type { PartGroup } from "../values/part-groups.ts";

/** The scope of a landing page: a vehicle, a group of parts, or both. */
export interface Landing {
  readonly make?: string | undefined;
  /** Of the make. */
  readonly model?: string | undefined;
  readonly group?: PartGroup | undefined;
}

/**
 * Its one address within the site: the same in any spelling of the query, and of a vehicle that of what fits it. Without
 * vehicle and group, the catalogue's.
 */
export function landingPath({ make, model, group }: Landing): string {
  const fit = make === undefined ? undefined : "only";
  const given = Object.entries({ make, model, group, fit }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return given.length > 0 ? `/parts?${new URLSearchParams(given)}` : "/parts";
}
