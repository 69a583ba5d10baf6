export const partGroups = [
  "brakes",
  "filters",
  "ignition",
  "electrics",
  "lighting",
  "suspension",
  "steering",
  "engine",
  "cooling",
  "exhaust",
  "transmission",
  "body",
  "other",
] as const;
export type PartGroup = (typeof partGroups)[number];
