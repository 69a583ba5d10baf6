import type { WriteBatch } from "firebase-admin/firestore";
import type { Actor } from "../core/caller.ts";
import { type AuditEventKind, auditLog, type StoredAuditEvent } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
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
  const document = auditLog.doc();
  const record = {
    _id: document.id,
    who: actor.uid,
    what,
    target,
    at,
    requestId: actor.requestId,
    ...(reason && { reason }),
  };
  (commit as WriteBatch).create(document, record);
}

/** More than happens to one order. */
const MOST_EVENTS = 100;

export async function findAuditEventsAbout(target: string): Promise<StoredAuditEvent[]> {
  const { docs } = await auditLog.where("target", "==", target).limit(MOST_EVENTS).get();
  return readableOnes(docs);
}
