import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { instant } from "../values/instant.ts";
import { IdParams } from "../values/params.ts";
import { PartChanges } from "./part-changes.ts";

/** The cause of a part's change: somebody's edit, one of many at once, a file, a count that can be undone, a delivery whose cost is another, or what took another change back. */
export const ChangeCause = z.enum(["add", "edit", "bulk", "import", "count", "receive", "undo", "delete"]);
export type ChangeCause = z.infer<typeof ChangeCause>;

const PartChangeItem = z.object({
  at: instant,
  /** The uid of the person who caused it, or a hash of it once they have deleted their account. */
  who: z.string(),
  email: z.optional(z.string()),
  cause: ChangeCause,
  changes: PartChanges,
  why: z.optional(z.string()),
});
export type PartChangeItem = z.infer<typeof PartChangeItem>;

/** Lists the changes of a part but those of its stock, newest first. Those of a deleted part stay. */
export const listChanges = endpoint({
  method: "GET",
  path: "/api/products/:id/changes",
  access: "admin",
  params: IdParams,
  query: ListQuery,
  output: pageOf(PartChangeItem),
  errors: ["not_found"],
});
