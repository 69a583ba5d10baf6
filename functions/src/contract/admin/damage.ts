import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../values/primitives.ts";

/** A document that can't be parsed: its location and invalid fields, without values. */
export const Damage = z.object({
  collection: z.string(),
  document: z.string(),
  fields: z.array(z.string()),
});
export type Damage = z.infer<typeof Damage>;

/** Lists damaged documents that other lists leave out, fifty at a time. */
export const listDamage = endpoint({
  method: "GET",
  path: "/api/damage",
  access: "admin",
  query: z.object({ after: z.optional(id) }),
  output: z.object({ items: z.array(Damage), next: z.nullable(id) }),
  errors: [],
});
