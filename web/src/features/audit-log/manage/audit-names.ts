import type { AuditEventKind, AuditItem } from "@carparts/functions/contract/admin/audit-log";
import { type NounEvent, nounEvents, nounOf, nouns } from "@carparts/functions/contract/admin/nouns";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";

/** `Maker saved`. */
function nameOfEvent(event: NounEvent): string {
  return `${event.charAt(0).toUpperCase()}${event.slice(1).replace("_", " ")}`;
}

export const kindNames: Readonly<Record<AuditEventKind, string>> = {
  product_added: "Part added",
  product_changed: "Part changed",
  product_deleted: "Part deleted",
  product_restored: "Part restored",
  stock_adjusted: "Part restocked",
  stock_counted: "Part counted",
  parts_imported: "File imported",
  import_undone: "Import undone",
  order_picked: "Order picked",
  order_sent: "Order sent",
  order_closed: "Order closed",
  order_returned: "Pieces returned",
  order_withdrawn: "Order withdrawn",
  order_deleted: "Order deleted",
  order_restored: "Order restored",
  payment_noted: "Payment noted",
  statement_booked: "Payment of a statement booked",
  invoice_written: "Invoice written",
  purchase_made: "Purchase made",
  purchase_changed: "Purchase changed",
  purchase_sent: "Purchase sent",
  purchase_received: "Purchase received",
  purchase_closed: "Purchase closed",
  purchase_deleted: "Purchase deleted",
  credit_written: "Credit note written",
  review_deleted: "Review deleted",
  review_restored: "Review restored",
  ...(Object.fromEntries(nounEvents.map((event) => [event, nameOfEvent(event)])) as Record<
    NounEvent,
    string
  >),
  admin_made: "Made an admin",
  second_factors_removed: "Second factors removed",
  user_removed: "Account removed",
  removal_dropped: "Removal cancelled",
};

/** Events of accounts, their own removal included. */
const ofAccounts: ReadonlySet<AuditEventKind> = new Set([
  "admin_made",
  "second_factors_removed",
  "user_removed",
  "removal_dropped",
]);

export function isAboutAccount({ what }: Pick<AuditItem, "what">): boolean {
  return ofAccounts.has(what);
}

/** Path of the thing, if it still exists. */
export function addressOfThing({ what, target, isThere }: AuditItem): string | undefined {
  if (!isThere) return undefined;
  if (isAboutAccount({ what })) return pathOf(routes.account.path, { uid: target });
  if (what.startsWith("order_") || what === "payment_noted" || what === "statement_booked")
    return pathOf(routes.manageOrders.path, {}, { order: target });
  if (what === "invoice_written" || what === "credit_written")
    return pathOf(routes.invoice.path, { number: target });
  const noun = nounOf(what);
  if (noun) return pathOf(`${routes.manageItem.path}/${nouns[noun].collection}`, {}, { edit: target });
  if (what === "parts_imported" || what === "import_undone") return routes.importParts.path;
  return pathOf(routes.manageItem.path, {}, { edit: target });
}
