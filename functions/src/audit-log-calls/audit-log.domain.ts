import { type AuditFilters, listAuditEvents } from "../audit-log/audit-log.store.ts";
import { beginOf, endOf } from "../books/shop-day.ts";
import type { AuditItem, AuditQuery } from "../contract/admin/audit-log.ts";
import { nameKey } from "../contract/values/names.ts";
import { readOrderNumber } from "../contract/values/typed-order-number.ts";
import type { ListPage } from "../firestore/page.ts";
import { findAccount } from "../identity/users.store.ts";
import { findByNumber } from "../parts/part-numbers.store.ts";
import { withTargets } from "./audit-targets.domain.ts";

export async function listAudit(query: AuditQuery): Promise<ListPage<AuditItem>> {
  const { what, from, to } = query;
  const typed = { who: query.who?.trim() ?? "", target: query.target?.trim() ?? "" };
  // No such thing is stored, and the database can't be asked for it.
  if (!(typed.who + typed.target).isWellFormed()) return { items: [], next: null };
  const [who, about] = await Promise.all([
    typed.who === "" ? null : resolveUid(typed.who),
    typed.target === "" ? null : resolveTarget(typed.target),
  ]);
  const filters = {
    ...{ who, about },
    kinds: what ?? null,
    from: from === undefined ? null : beginOf(from),
    until: to === undefined ? null : endOf(to),
  };
  const { items, next } = await listAuditEvents(filters, query);
  return { items: await withTargets(items), next };
}

/** An unknown email finds nothing. */
async function resolveUid(typed: string): Promise<string> {
  return (typed.includes("@") ? (await findAccount(typed))?.uid : undefined) ?? typed;
}

/** At most three ways, as many as the database looks for beside the kinds: what is a part's number is no order's. */
async function resolveTarget(typed: string): Promise<AuditFilters["about"]> {
  const named = { number: readOrderNumber(typed), brand: nameKey(typed) };
  if (typed.includes("@")) return { ids: [await resolveUid(typed)], ...named };
  const productId = await findByNumber(typed);
  return productId === undefined
    ? { ids: [typed], ...named }
    : { ids: [typed, productId], ...named, number: null };
}
