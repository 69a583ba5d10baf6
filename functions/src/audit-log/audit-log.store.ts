import { Filter, type Query, type WriteBatch } from "firebase-admin/firestore";
import type { AuditEventKind } from "../contract/admin/audit-log.ts";
import type { NounEvent } from "../contract/admin/nouns.ts";
import type { ListQuery } from "../contract/list.ts";
import { nameKey } from "../contract/values/names.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { auditLog, type StoredAuditEvent } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { readableOnes } from "../firestore/readable.ts";

/** Written in the same commit as the change. Names people only by id, except in `reason`. */
export function recordAuditEvent(
  commit: Transaction | WriteBatch,
  actor: Actor,
  what: AuditEventKind,
  target: string,
  reason?: string,
  at = new Date().toISOString(),
): void {
  create(commit, auditLog.doc().id, actor, { what, target, reason, at });
}

export function recordFirstEvent(
  commit: WriteBatch,
  actor: Actor,
  what: AuditEventKind,
  target: string,
): void {
  const name = sha256(`${what}\n${target}\n${actor.uid}`);
  create(commit, name, actor, { what, target, at: new Date().toISOString() });
}

/** `name` is what it's called now. */
export function recordNounEvent(
  commit: Transaction | WriteBatch,
  actor: Actor,
  what: NounEvent,
  target: string,
  name: string,
): void {
  create(commit, auditLog.doc().id, actor, { what, target, name, at: new Date().toISOString() });
}

interface Event {
  readonly what: AuditEventKind;
  readonly target: string;
  readonly name?: string;
  readonly reason?: string | undefined;
  readonly at: string;
}

function create(
  commit: Transaction | WriteBatch,
  name: string,
  actor: Actor,
  { what, target, name: shownAs, reason, at }: Event,
): void {
  const document = auditLog.doc(name);
  const record = {
    _id: document.id,
    who: actor.uid,
    what,
    target,
    at,
    requestId: actor.requestId,
    ...(isOfOrder(what) && { number: orderNumberOf(target) }),
    ...(shownAs !== undefined && { name: shownAs, brand: nameKey(shownAs) }),
    ...(reason && { reason }),
  };
  (commit as WriteBatch).create(document, record);
}

function isOfOrder(what: AuditEventKind): boolean {
  return what.startsWith("order_") || what === "payment_noted" || what === "statement_booked";
}

/** More than happens to one order. */
const MOST_EVENTS = 100;

export async function findAuditEventsAbout(target: string): Promise<StoredAuditEvent[]> {
  const { docs } = await auditLog.where("target", "==", target).limit(MOST_EVENTS).get();
  return readableOnes(docs);
}

export interface AuditFilters {
  readonly who: string | null;
  readonly kinds: readonly AuditEventKind[] | null;
  /** The ids that a thing can be meant by, the number if it's an order, and what a noun's thing is compared by. */
  readonly about: {
    readonly ids: readonly string[];
    readonly number: string | null;
    readonly brand: string;
  } | null;
  /** ISO 8601: from the first moment until before the last. */
  readonly from: string | null;
  readonly until: string | null;
}

/** `query` is what a cursor belongs to. */
export function listAuditEvents(
  { who, kinds, about, from, until }: AuditFilters,
  query: ListQuery,
): Promise<ListPage<StoredAuditEvent>> {
  let wanted: Query<StoredAuditEvent> = auditLog;
  if (who !== null) wanted = wanted.where("who", "==", who);
  if (kinds) wanted = wanted.where("what", "in", kinds);
  if (about) {
    const isAbout = Filter.or(
      Filter.where("target", "in", about.ids),
      ...(about.number === null ? [] : [Filter.where("number", "==", about.number)]),
      Filter.where("brand", "==", about.brand),
    );
    wanted = wanted.where(isAbout);
  }
  if (from) wanted = wanted.where("at", ">=", from);
  if (until) wanted = wanted.where("at", "<", until);
  return readListPage(wanted, { by: ["at"], direction: "desc" }, query);
}
