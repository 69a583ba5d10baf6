import type { AuditEventKind, AuditItem } from "../contract/admin/audit-log.ts";
import { nameKey } from "../contract/values/names.ts";
import { sha256 } from "../core/sha256.ts";
import type { StoredAuditEvent } from "../firestore/collections.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import { emailOf, findAccounts } from "../identity/users.store.ts";
import { findImports } from "../imports/imports.store.ts";
import { findManufacturers } from "../manufacturers/manufacturers.store.ts";
import { findExistingIds } from "../orders/orders.store.ts";
import { findProducts } from "../parts/parts.store.ts";
import { findAllDeleted } from "../trash/trash.store.ts";

type TargetKind =
  | "account"
  | "part"
  | "import"
  | "order"
  | "deleted part"
  | "deleted order"
  | "review"
  | "deleted review"
  | "maker";

const targetKinds: Readonly<Record<AuditEventKind, TargetKind>> = {
  admin_made: "account",
  second_factors_removed: "account",
  user_removed: "account",
  removal_dropped: "account",
  product_added: "part",
  product_changed: "part",
  product_deleted: "deleted part",
  product_restored: "part",
  stock_adjusted: "part",
  parts_imported: "import",
  import_undone: "import",
  stock_counted: "part",
  order_picked: "order",
  order_sent: "order",
  order_closed: "order",
  order_returned: "order",
  order_withdrawn: "order",
  order_deleted: "deleted order",
  order_restored: "order",
  review_deleted: "deleted review",
  review_restored: "review",
  maker_saved: "maker",
  maker_deleted: "maker",
};

/** The actor of maintainers' commands. */
const commands: ReadonlySet<string> = new Set(["operator", "reconcile"]);

/** With one read a thing at most: what was deleted is looked for in the trash alone. */
export async function withTargets(events: readonly StoredAuditEvent[]): Promise<AuditItem[]> {
  const targetsOf = (...kinds: readonly TargetKind[]) => [
    ...new Set(events.filter(({ what }) => kinds.includes(targetKinds[what])).map(({ target }) => target)),
  ];
  const brands = targetsOf("maker");
  const [accounts, parts, imports, orders, deleted, manufacturers] = await Promise.all([
    findAccounts([...events.map(({ who }) => who), ...targetsOf("account")]),
    findProducts(targetsOf("part")),
    findImports(targetsOf("import")),
    findExistingIds(targetsOf("order")),
    findAllDeleted(targetsOf("deleted part", "deleted order", "deleted review")),
    brands.length > 0 ? findManufacturers() : new Map<string, never>(),
  ]);

  function shownUid(uid: string): string {
    return accounts.has(uid) || commands.has(uid) ? uid : sha256(uid);
  }

  function emailIf(uid: string): string | undefined {
    const account = accounts.get(uid);
    return account && (emailOf(account) ?? undefined);
  }

  function nameOf({ what, target }: StoredAuditEvent): string | undefined {
    const thing = targetKinds[what];
    if (thing === "account") return emailIf(target);
    if (thing === "order" || thing === "deleted order") return orderNumberOf(target);
    if (thing === "maker") return target;
    if (thing === "import") return imports.get(target)?.name;
    return parts.get(target)?.data.name ?? (deleted.get(target)?.name || undefined);
  }

  return events.map((event) => {
    const { _id, at, who, what, target, reason } = event;
    const isAccount = targetKinds[what] === "account";
    const isThere =
      targetKinds[what] === "maker"
        ? manufacturers.has(nameKey(target))
        : [accounts, parts, imports, orders].some((targets) => targets.has(target));
    return {
      ...{ _id, at, what, reason, isThere },
      ...{ who: shownUid(who), email: emailIf(who), name: nameOf(event) },
      target: isAccount ? shownUid(target) : target,
      isRestorable: targetKinds[what].startsWith("deleted") && deleted.get(target)?.stored != null,
    };
  });
}
