import type { AuditEventKind, AuditItem } from "@carparts/functions/contract/admin/audit-log";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";

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
  review_deleted: "Review deleted",
  review_restored: "Review restored",
  maker_saved: "Maker saved",
  maker_deleted: "Maker deleted",
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
  if (what.startsWith("order_")) return pathOf(routes.manageOrders.path, {}, { order: target });
  if (what.startsWith("maker_")) return pathOf(routes.manufacturers.path, {}, { edit: target });
  if (what === "parts_imported" || what === "import_undone") return routes.importParts.path;
  return pathOf(routes.manageItem.path, {}, { edit: target });
}
