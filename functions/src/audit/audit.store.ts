import type { WriteBatch } from "firebase-admin/firestore";
import type { Actor } from "../core/caller.ts";
import { auditLog, type Deed } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";

/**
 * Records who did what to which account, product, order or review, in the commit of the deed itself, and why where
 * they said so. Names nobody but by id, save in the reason, and is never changed or deleted.
 */
export function recordDeed(
  commit: Transaction | WriteBatch,
  actor: Actor,
  what: Deed,
  target: string,
  reason?: string,
): void {
  const document = auditLog.doc();
  const record = {
    _id: document.id,
    who: actor.uid,
    what,
    target,
    at: new Date().toISOString(),
    requestId: actor.requestId,
    ...(reason && { reason }),
  };
  // The two have this method in common, and their types do not.
  (commit as WriteBatch).create(document, record);
}
