import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { days, isInOrder } from "../values/day.ts";
import { instant } from "../values/instant.ts";
import { repeated, searchedAs } from "../values/searched.ts";

export const AuditEventKind = z.enum([
  "admin_made",
  "second_factors_removed",
  "user_removed",
  "removal_dropped",
  "product_added",
  "product_changed",
  "product_deleted",
  "product_restored",
  "stock_adjusted",
  "parts_imported",
  "import_undone",
  "stock_counted",
  "order_picked",
  "order_sent",
  "order_closed",
  "order_returned",
  "order_withdrawn",
  "order_deleted",
  "order_restored",
  "review_deleted",
  "review_restored",
  "maker_saved",
  "maker_deleted",
]);
export type AuditEventKind = z.infer<typeof AuditEventKind>;

/** With what a thing can be meant by, these are as many as the database looks for at once. */
const MOST_KINDS = 10;

export const AuditQuery = z
  .object({
    /** Who did it: an email or a uid. */
    who: z.optional(searchedAs("who")),
    /** What was done. */
    what: z.optional(repeated("what", AuditEventKind, MOST_KINDS)),
    /** What it was done to: an order's number, a part's number, an account's email, a brand, or an id. */
    target: z.optional(searchedAs("target")),
    ...days,
    ...ListQuery.shape,
  })
  .check(isInOrder);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** What somebody did. */
export const AuditItem = z.object({
  _id: z.string(),
  at: instant,
  /** The uid of the person who did it, or a hash of it once their account is gone. */
  who: z.string(),
  /** Their email, as long as their account has one. */
  email: z.optional(z.string()),
  what: AuditEventKind,
  /** The id of what it was done to, or the brand. An account that is gone is a hash here too. */
  target: z.string(),
  /** An order's number, a part's name, an account's email, a file's name: as far as it's known still. */
  name: z.optional(z.string()),
  /** What was given as the reason. */
  reason: z.optional(z.string()),
  /** Whether what it was done to is there. */
  isThere: z.boolean(),
  /** Whether this deletion can be undone. */
  isRestorable: z.boolean(),
});
export type AuditItem = z.infer<typeof AuditItem>;

/** Lists what admins did, and which orders were deleted or withdrawn, latest first. */
export const listAudit = endpoint({
  method: "GET",
  path: "/api/audit",
  access: "admin",
  query: AuditQuery,
  output: pageOf(AuditItem),
  errors: [],
});
