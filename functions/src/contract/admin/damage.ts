import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";

/** A document that can't be parsed: its location and invalid fields, without values. */
export const Damage = z.object({
  collection: z.string(),
  document: z.string(),
  fields: z.array(z.string()),
});
export type Damage = z.infer<typeof Damage>;

/** Lists damaged documents that other lists leave out. */
export const listDamage = endpoint({
  method: "GET",
  path: "/api/damage",
  access: "admin",
  query: ListQuery,
  output: pageOf(Damage),
  errors: [],
});
