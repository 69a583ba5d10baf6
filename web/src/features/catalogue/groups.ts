import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";

export type Group = CatalogueEntry["group"];

/** The groups as people read them. */
export const groupNames: Readonly<Record<Group, string>> = {
  brakes: "Brakes",
  filters: "Filters",
  ignition: "Ignition",
  electrics: "Electrics",
  lighting: "Lighting",
  suspension: "Suspension",
  steering: "Steering",
  engine: "Engine",
  cooling: "Cooling",
  exhaust: "Exhaust",
  transmission: "Transmission",
  body: "Body",
  other: "Other",
};

export function isGroup(text: string): text is Group {
  return Object.hasOwn(groupNames, text);
}
