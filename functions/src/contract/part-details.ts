import * as z from "zod/mini";
import { optionalText } from "./values/optional.ts";
import { id, text, whole } from "./values/primitives.ts";

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

/** A number as it's compared: without case, space, dot, hyphen and slash. */
export function normaliseNumber(number: string): string {
  return number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, "");
}

function partNumber(label: string) {
  return text(label, 40).check(
    z.refine((number) => normaliseNumber(number) !== "", { error: `${label} has no letter or digit.` }),
  );
}

function upTo<Item extends z.ZodMiniType>(most: number, label: string, item: Item) {
  return z
    .array(item, { error: `${label} must be a list.` })
    .check(z.maxLength(most, { error: `${label} has more than ${most} entries.` }));
}

export const brand = (label: string) => text(label, 60);
export const make = (label: string) => text(label, 60);
export const model = (label: string) => text(label, 60);
export const year = (label: string) => whole(label, 1900, 2100);

const Equivalent = z.object({ brand: brand("Brand"), number: partNumber("Number") });

const FitmentRow = z
  .object({
    make: make("Make"),
    model: model("Model"),
    yearFrom: year("First year"),
    /** Null while the model is built. */
    yearTo: z.nullable(year("Last year")),
    /** What else has to agree, such as the engine. */
    note: z.optional(text("Note", 100)),
  })
  .check(
    z.refine(({ yearFrom, yearTo }) => yearTo === null || yearFrom <= yearTo, {
      path: ["yearTo"],
      error: "Last year must not be before the first.",
    }),
  );

/** What a part has beside the specification's fields. */
export const partDetails = {
  /** The part's own number, unique in any separators and case, or null. */
  partNumber: z.nullable(partNumber("Part number")),
  brand: optionalText("Brand", 60),
  group: z.enum(partGroups, "Group is not one of the shop's groups."),
  oemNumbers: upTo(50, "OEM numbers", partNumber("OEM number")),
  equivalents: upTo(50, "Equivalents", Equivalent),
  supersededBy: z.nullable(id),
  /** The vehicles it fits. Without any it's universal. */
  fitment: upTo(200, "Vehicles", FitmentRow),
};

const PartDetails = z.object(partDetails);
export type PartDetails = z.infer<typeof PartDetails>;

/** All may be left out: the part then has no numbers, is in the group `other` and universal. Listed, because every page would load `z.partial`. */
export const SomePartDetails = z.object({
  partNumber: z.optional(partDetails.partNumber),
  brand: z.optional(partDetails.brand),
  group: z.optional(partDetails.group),
  oemNumbers: z.optional(partDetails.oemNumbers),
  equivalents: z.optional(partDetails.equivalents),
  supersededBy: z.optional(partDetails.supersededBy),
  fitment: z.optional(partDetails.fitment),
});
export type SomePartDetails = z.infer<typeof SomePartDetails>;
