import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { make } from "../part-details.ts";

/** Lists makes of cars, or a make's models, as the public tables of the US spell them. */
export const listKnownVehicles = endpoint({
  method: "GET",
  path: "/api/vin/known-vehicles",
  access: "admin",
  query: z.object({
    /** Without it, the makes. */
    make: z.optional(make("make")),
  }),
  output: z.object({ values: z.array(z.string()) }),
  errors: [],
});
