import { type PartGroup, partGroups } from "@carparts/functions/contract/values/part-groups";

/** The groups of parts as people read them. */
export const groupNames = Object.fromEntries(
  partGroups.map((group) => [group, group.charAt(0).toUpperCase() + group.slice(1)]),
) as Record<PartGroup, string>;
