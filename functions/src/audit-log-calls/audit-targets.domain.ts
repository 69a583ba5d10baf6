import type { AuditEventKind, AuditItem } from "../contract/admin/audit-log.ts";
import {
  type NounEvent,
  type NounName,
  nounEvents,
  nounNames,
  nounOf,
  nouns,
} from "../contract/admin/nouns.ts";
import { nameKey } from "../contract/values/names.ts";
import { sha256 } from "../core/sha256.ts";
import type { StoredAuditEvent } from "../firestore/collections.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import { emailOf, findAccounts } from "../identity/users.store.ts";
import { findImports } from "../imports/imports.store.ts";
import { findThings } from "../nouns/nouns.store.ts";
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
  | "paper"
  | NounName;

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
  payment_noted: "order",
  statement_booked: "order",
  invoice_written: "paper",
  credit_written: "paper",
  purchase_made: "paper",
  purchase_changed: "paper",
  purchase_sent: "paper",
  purchase_received: "paper",
  purchase_closed: "paper",
  purchase_deleted: "paper",
  order_picked: "order",
  order_sent: "order",
  order_closed: "order",
  order_returned: "order",
  order_withdrawn: "order",
  order_deleted: "deleted order",
  order_restored: "order",
  review_deleted: "deleted review",
  review_restored: "review",
  ...(Object.fromEntries(nounEvents.map((event) => [event, nounOf(event)])) as Record<NounEvent, NounName>),
};

function isNoun(kind: TargetKind): kind is NounName {
  return kind in nouns;
}

/** The keys of a noun's things that are there, each after its noun. */
async function findKeys(noun: NounName): Promise<ReadonlySet<string>> {
  return new Set(Array.from((await findThings(noun)).keys(), (key) => `${noun} ${key}`));
}

/** The actor of maintainers' commands. */
const commands: ReadonlySet<string> = new Set(["operator", "reconcile"]);

/** With one read a thing at most: what was deleted is looked for in the trash alone. */
export async function withTargets(events: readonly StoredAuditEvent[]): Promise<AuditItem[]> {
  const targetsOf = (...kinds: readonly TargetKind[]) => [
    ...new Set(events.filter(({ what }) => kinds.includes(targetKinds[what])).map(({ target }) => target)),
  ];
  const [accounts, parts, imports, orders, deleted, ...things] = await Promise.all([
    findAccounts([...events.map(({ who }) => who), ...targetsOf("account")]),
    findProducts(targetsOf("part")),
    findImports(targetsOf("import")),
    findExistingIds(targetsOf("order")),
    findAllDeleted(targetsOf("deleted part", "deleted order", "deleted review")),
    ...nounNames.filter((noun) => targetsOf(noun).length > 0).map(findKeys),
  ]);

  function shownUid(uid: string): string {
    return accounts.has(uid) || commands.has(uid) ? uid : sha256(uid);
  }

  function emailIf(uid: string): string | undefined {
    const account = accounts.get(uid);
    return account && (emailOf(account) ?? undefined);
  }

  function nameOf({ what, target, name }: StoredAuditEvent): string | undefined {
    const thing = targetKinds[what];
    if (thing === "account") return emailIf(target);
    if (thing === "order" || thing === "deleted order") return orderNumberOf(target);
    if (thing === "paper") return target;
    if (isNoun(thing)) return name ?? target;
    if (thing === "import") return imports.get(target)?.name;
    return parts.get(target)?.data.name ?? (deleted.get(target)?.name || undefined);
  }

  return events.map((event) => {
    const { _id, at, who, what, target, reason } = event;
    const thing = targetKinds[what];
    const isAccount = thing === "account";
    const isThere = isNoun(thing)
      ? things.some((keys) => keys.has(`${thing} ${nameKey(target)}`))
      : thing === "paper" || [accounts, parts, imports, orders].some((targets) => targets.has(target));
    return {
      ...{ _id, at, what, reason, isThere },
      ...{ who: shownUid(who), email: emailIf(who), name: nameOf(event) },
      target: isAccount ? shownUid(target) : target,
      isRestorable: targetKinds[what].startsWith("deleted") && deleted.get(target)?.stored != null,
    };
  });
}
