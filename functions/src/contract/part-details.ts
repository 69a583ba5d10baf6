import * as z from "zod/mini";
import { cleanFirst } from "./values/clean-first.ts";
import { cleanName } from "./values/names.ts";
import { optionalText } from "./values/optional.ts";
import { normaliseNumber } from "./values/part-number.ts";
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

function partNumber(label: string) {
  return cleanFirst(text(label, 40), cleanName).check(
    z.refine((number) => normaliseNumber(number) !== "", { error: `${label} has no letter or digit.` }),
  );
}

function upTo<Item extends z.ZodMiniType>(most: number, label: string, item: Item) {
  return z
    .array(item, { error: `${label} must be a list.` })
    .check(z.maxLength(most, { error: `${label} has more than ${most} entries.` }));
}

export const brand = (label: string) => cleanFirst(text(label, 60), cleanName);
export const make = brand;
export const model = brand;
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
  /** The part's own number, unique by its letters and digits, or null. */
  partNumber: z.nullable(partNumber("Part number")),
  brand: cleanFirst(optionalText("Brand", 60), cleanName),
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
