import * as z from "zod/mini";
import { counts } from "../catalogue/answer.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { make } from "../part-details.ts";
import { partGroups } from "../values/part-groups.ts";

const group = z.enum(partGroups);

export const CoverageQuery = z.object({
  make: z.optional(make("make")),
  /** With `only`, the models that lack something. */
  gaps: z.optional(z.literal("only", "gaps can only be only.")),
  ...ListQuery.shape,
});
export type CoverageQuery = z.infer<typeof CoverageQuery>;

/** Years in a row, both of them included. */
const YearSpan = z.object({ from: z.int(), to: z.int() });
export type YearSpan = z.infer<typeof YearSpan>;

const CoveredGroup = z.object({
  group,
  /** The parts that fit the model in any year. */
  count: z.int(),
  /** The model's years in which none does: all of them where `count` is 0. None of the group `other`. */
  without: z.array(YearSpan),
});

/** A model's parts by group: of each that it has parts of, and of those that other models of its make have. */
export const CoveredModel = z.object({
  make: z.string(),
  model: z.string(),
  /** The years that any part is for; null where it's still built. */
  yearFrom: z.int(),
  yearTo: z.nullable(z.int()),
  /** Its parts; universal ones aside, here and in the groups. */
  parts: z.int(),
  groups: z.array(CoveredGroup),
});
export type CoveredModel = z.infer<typeof CoveredModel>;

export const CoveragePage = pageOf(CoveredModel, {
  /** The number of models on all pages. */
  total: z.int(),
  /** The parts that fit every vehicle, which leave no gap out. */
  universal: counts(group),
});
export type CoveragePage = z.infer<typeof CoveragePage>;

/**
 * Lists models with what the shop has for them. First come those that lack a whole group, then those that lack years of one,
 * each with the most parts first. May be a minute behind.
 */
export const readCoverage = endpoint({
  method: "GET",
  path: "/api/coverage",
  access: "admin",
  query: CoverageQuery,
  output: CoveragePage,
  errors: [],
});

/** A vehicle that somebody chose and had no part for, in the shop's spelling where it has parts for it at all. */
export const VehicleWithoutResults = z.object({
  make: z.string(),
  model: z.optional(z.string()),
  year: z.optional(z.int()),
  /** Without it, none at all. */
  group: z.optional(group),
  /** How often in the last 30 days. */
  count: z.int(),
});
export type VehicleWithoutResults = z.infer<typeof VehicleWithoutResults>;

/** Lists the vehicles that people chose in the last 30 days and found nothing for, the most frequent of them first. */
export const listVehiclesWithoutResults = endpoint({
  method: "GET",
  path: "/api/coverage/missed",
  access: "admin",
  output: z.object({ items: z.array(VehicleWithoutResults) }),
  errors: [],
});
