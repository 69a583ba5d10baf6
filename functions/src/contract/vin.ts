import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { sentText } from "./values/primitives.ts";

export const VinAnswer = z.object({
  /** As it was read: in capital letters, without blanks. */
  vin: z.string(),
  /** True if its check digit is right. Null where its maker's region uses none. */
  isValid: z.nullable(z.boolean()),
  /** In the shop's own spelling where it has parts for it. Null where not even the make is known. */
  vehicle: z.nullable(
    z.object({ make: z.string(), model: z.optional(z.string()), year: z.optional(z.int()) }),
  ),
  /** Says in words what the number tells and what it doesn't. */
  described: z.string(),
});
export type VinAnswer = z.infer<typeof VinAnswer>;

/**
 * Reads a car's number from the public tables of the US, which know what was sold there; of others it tells the make. It
 * never says that a part fits. Nobody keeps the number.
 */
export const readVin = endpoint({
  method: "GET",
  path: "/api/vin/:vin",
  access: "anyone",
  shows: null,
  params: z.object({ vin: sentText(200, "This is not a VIN.") }),
  output: VinAnswer,
  errors: ["invalid", "not_found", "too_many_requests"],
});
