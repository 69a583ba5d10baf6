import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./primitives.ts";

/** A document that does not parse: where it is and which of its fields are at fault, never what they hold. */
export const Damage = z.object({
  collection: z.string(),
  document: z.string(),
  fields: z.array(z.string()),
});
export type Damage = z.infer<typeof Damage>;

/** The damaged documents that lists left out and that are damaged still, fifty at a time. */
export const listDamage = endpoint({
  method: "GET",
  path: "/api/damage",
  access: "admin",
  query: z.object({ after: z.optional(id) }),
  output: z.object({ items: z.array(Damage), next: z.nullable(id) }),
  errors: [],
});
