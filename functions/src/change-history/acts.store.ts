import { FieldValue } from "firebase-admin/firestore";
import type { ImportCounts } from "../contract/admin/imports.ts";
import { ChangeResult } from "../contract/admin/part-changes.ts";
import type { ActKind } from "../contract/admin/trash.ts";
import { TRASH_DAYS } from "../contract/values/retention.ts";
import type { Actor } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { sha256 } from "../core/sha256.ts";
import { imports, partChanges } from "../firestore/collections.ts";
import { db } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";

export const UNDO_MILLISECONDS = TRASH_DAYS * 24 * 60 * 60 * 1000;

export const noCounts = Object.fromEntries(ChangeResult.options.map((result) => [result, 0])) as ImportCounts;

/** A change of many parts, which may take several calls. */
export interface Act {
  readonly _id: string;
  readonly kind: ActKind;
  readonly name: string;
}

/** The same for each try, so that a part is changed by an act once. */
export function buildMarkId(actId: string, productId: string): string {
  return sha256(`${actId}\n${productId}`);
}

export function markOf(actId: string, productId: string) {
  const row = { importId: actId, line: 1, result: "update" as const };
  return { entryId: buildMarkId(actId, productId), row };
}

export async function beginAct(actor: Actor, { _id, kind, name }: Act): Promise<void> {
  const batch = db.batch();
  const who = assertNotDeleting(batch, actor.uid);
  const at = new Date().toISOString();
  batch.create(imports.doc(_id), { _id, kind, name, who, at, counts: noCounts, undone: 0 });
  try {
    await batch.commit();
  } catch (failure) {
    const reason = await asDeletionError(failure, actor.uid);
    if (reason !== failure || libraryCodeOf(failure) !== GrpcStatus.ALREADY_EXISTS) throw reason;
  }
}

/** Counts its parts, so that a call that is sent again counts none twice. */
export async function endAct(id: string): Promise<void> {
  const marks = await partChanges.where("row.importId", "==", id).count().get();
  const { count } = marks.data();
  if (count === 0) return;
  await imports.doc(id).update({ "counts.update": count, until: undoableUntil() });
}

export function undoableUntil(): string {
  return new Date(Date.now() + UNDO_MILLISECONDS).toISOString();
}

interface Undoing {
  readonly counts: ImportCounts;
  readonly undone: number;
}

export function isAllUndone({ counts, undone }: Undoing): boolean {
  return undone >= counts.create + counts.update;
}

/** It leaves the list of what can be undone once nothing of it is left. */
export async function endUndo(id: string): Promise<void> {
  const whole = readable(await imports.doc(id).get());
  if (whole && isAllUndone(whole)) await imports.doc(id).update({ until: FieldValue.delete() });
}
