import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { buildMarkId } from "../change-history/acts.store.ts";
import { recordChange } from "../change-history/change-history.store.ts";
import type { ImportParts } from "../contract/admin/imports.ts";
import type { ActiveUid, Actor } from "../core/caller.ts";
import { partChanges, type StoredPartChange } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { assertNotDeleting } from "../identity/account-deletion.store.ts";
import { changesBetween, isNothing } from "../parts/part-changes.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { writePart } from "../products/change.store.ts";
import { admitPart } from "../products/part-rules.ts";
import { createProduct } from "../products/products.store.ts";
import { moveStock } from "../stock/stock.store.ts";
import type { RowResult } from "./row-rule.ts";

export interface Writing extends Pick<ImportParts, "importId" | "name"> {
  readonly actor: Actor;
}

/** True if it has to be written alone, because a part's other number is claimed with reads. */
export function changesNumber({ changes, added }: RowResult): boolean {
  return !added && changes.partNumber !== undefined;
}

/** All or none of them. Fails if one of these parts was written since it was read, or by this import before. */
export async function writeBatch(writing: Writing, rows: readonly RowResult[]): Promise<void> {
  if (rows.length === 0) return;
  const batch = db.batch();
  const who = assertNotDeleting(batch, writing.actor.uid);
  for (const row of rows) write(batch, writing, row, who);
  await batch.commit();
}

export async function writeInTransaction(tx: Transaction, writing: Writing, row: RowResult): Promise<void> {
  if (row.after && row.present) await admitPart(tx, row.after, row.present.data);
  write(tx, writing, row, assertNotDeleting(tx, writing.actor.uid));
}

function write(
  commit: Transaction | WriteBatch,
  { importId, name }: Writing,
  decided: RowResult,
  who: ActiveUid,
): void {
  const { row, result, productId = "", changes, pieces, added, present, after, unresolvedRef } = decided;
  const mark = {
    ...{ importId, line: row.line, result: result as "create" | "update" },
    ...(unresolvedRef !== undefined && { awaits: unresolvedRef }),
  };
  const by = { cause: "import", who } as const;
  const entry = { ...by, changes, row: mark };
  const entryId = buildMarkId(importId, productId);
  if (added) {
    createProduct(commit, added, by);
    recordChange(commit, { ...entry, productId, version: 1 }, entryId);
  }
  if (!present || !after) return;
  const { quantityWhenExported: whenExported } = row.values;
  const moved = { ...by, change: pieces, reason: name, ...(whenExported !== undefined && { whenExported }) };
  const stock = pieces === 0 ? {} : moveStock(commit, present.data, moved);
  writePart(commit, present, { ...after, ...stock }, entry, entryId);
}

export async function findMark(id: string): Promise<Found<StoredPartChange> | undefined> {
  return found(await partChanges.doc(id).get());
}

/** Links a part to the one that its row awaited. Fails if that was done before. */
export function writeLink(
  tx: Transaction,
  actor: Actor,
  mark: Found<StoredPartChange>,
  part: Found<WholePart>,
  supersededBy: string,
): void {
  const { _id, row } = mark.data;
  const after = { ...part.data, supersededBy };
  const changes = changesBetween(part.data, after);
  tx.update(partChanges.doc(_id), { "row.awaits": FieldValue.delete() }, unchanged(mark));
  if (isNothing(changes) || !row) return;
  const { awaits, ...linked } = row;
  writePart(tx, part, after, {
    cause: "import",
    changes,
    row: linked,
    who: assertNotDeleting(tx, actor.uid),
  });
}

/** Notes that what a row did is taken back. Fails if that was done before. */
export function markUndone(tx: Transaction, mark: Found<StoredPartChange>): void {
  tx.update(partChanges.doc(mark.data._id), { "row.isUndone": true }, unchanged(mark));
}

export async function revertPart(
  tx: Transaction,
  actor: Actor,
  part: Found<WholePart>,
  after: WholePart,
  why: string,
): Promise<void> {
  const changes = changesBetween(part.data, after);
  await admitPart(tx, after, part.data);
  const by = { cause: "undo", who: assertNotDeleting(tx, actor.uid) } as const;
  const change = after.quantity - part.data.quantity;
  const stock = change === 0 ? {} : moveStock(tx, part.data, { ...by, change, reason: why });
  writePart(tx, part, { ...after, ...stock }, { ...by, changes, why });
}
