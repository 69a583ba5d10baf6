import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { make, model } from "../part-details.ts";
import { counts } from "./answer.ts";
import { requires } from "./requires.ts";

/** Nothing for the makes, a make for its models, both for a model's years. */
export const VehiclesQuery = z
  .object({ make: z.optional(make("make")), model: z.optional(model("model")) })
  .check(
    z.refine((query) => query.model === undefined || query.make !== undefined, requires("model", "make")),
  );
export type VehiclesQuery = z.infer<typeof VehiclesQuery>;

export const VehiclesAnswer = z.object({
  /** Makes and models by name, years with the latest first. Universal parts are not counted. */
  values: counts(z.union([z.string(), z.int()])),
});
export type VehiclesAnswer = z.infer<typeof VehiclesAnswer>;

/** Lists makes, a make's models, or a model's years, those with parts alone. May be five seconds behind. */
export const listVehicles = endpoint({
  method: "GET",
  path: "/api/vehicles",
  access: "anyone",
  shows: "catalogue",
  query: VehiclesQuery,
  output: VehiclesAnswer,
  errors: [],
});
