import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { days, isInOrder } from "../values/day.ts";
import { instant } from "../values/instant.ts";
import { repeated, searchedAs } from "../values/searched.ts";
import { nounEvents } from "./nouns.ts";

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
  "payment_noted",
  "statement_booked",
  "invoice_written",
  "credit_written",
  "purchase_made",
  "purchase_changed",
  "purchase_sent",
  "purchase_received",
  "purchase_closed",
  "purchase_deleted",
  "review_deleted",
  "review_restored",
  ...nounEvents,
]);
export type AuditEventKind = z.infer<typeof AuditEventKind>;

/** With what a thing can be meant by, these are as many as the database looks for at once. */
const MOST_KINDS = 10;

export const AuditQuery = z
  .object({
    /** Who did it: an email or a uid. */
    who: z.optional(searchedAs("who")),
    /** The kind of event. */
    what: z.optional(repeated("what", AuditEventKind, MOST_KINDS)),
    /** The thing it was done to: an order's number, a part's number, an account's email, a brand, a name, or an id. */
    target: z.optional(searchedAs("target")),
    ...days,
    ...ListQuery.shape,
  })
  .check(isInOrder);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** An event of the audit log. */
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
  /** The reason that was given. */
  reason: z.optional(z.string()),
  /** True if what it was done to is there. */
  isThere: z.boolean(),
  /** True if this deletion can be undone. */
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
