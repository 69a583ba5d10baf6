import type { WriteBatch } from "firebase-admin/firestore";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { recordAvailable } from "../back-in-stock/back-in-stock.store.ts";
import { markOf } from "../change-history/acts.store.ts";
import { type ChangeEntry, recordChange } from "../change-history/change-history.store.ts";
import type { ChangeCause } from "../contract/admin/change-history.ts";
import { fieldsForAdmins } from "../contract/admin/part-fields.ts";
import { isAvailable, isBelowMinimum } from "../contract/products.ts";
import type { Actor } from "../core/caller.ts";
import { products, StoredProduct } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, unchanged } from "../firestore/found.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { serverNow } from "../firestore/server-time.ts";
import { assertNotDeleting } from "../identity/account-deletion.store.ts";
import { writeInternals } from "../parts/internals.store.ts";
import { type Changes, changesBetween, isNothing, type PartFields } from "../parts/part-changes.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { admitPart } from "./part-rules.ts";

export interface By {
  readonly actor: Actor;
  readonly cause: ChangeCause;
  readonly why?: string | undefined;
  readonly actId?: string | undefined;
}

export type ChangedFields = Partial<Omit<PartFields, "quantity">>;

/**
 * All that belongs to a change of a part. Fails if the part was written since it was read, be it by an order. Where
 * nothing changes nothing is written. Reads in its transaction, so it comes before all writes.
 */
export async function changePart(
  tx: Transaction,
  part: Found<WholePart>,
  fields: ChangedFields,
  { actor, cause, why, actId }: By,
): Promise<{ readonly changes: Changes; readonly isBack: boolean }> {
  const before = part.data;
  const after = { ...before, ...fields };
  const changes = changesBetween(before, after);
  if (isNothing(changes)) return { changes, isBack: false };
  await admitPart(tx, after, before);
  const { entryId, ...mark } = marked(actId, before._id);
  const entry = { cause, why, changes, who: assertNotDeleting(tx, actor.uid), ...mark };
  const isBack = writePart(tx, part, after, entry, entryId);
  recordAuditEvent(tx, actor, "product_changed", before._id, why);
  return { changes, isBack };
}

function marked(actId: string | undefined, productId: string) {
  return actId === undefined ? { entryId: undefined } : markOf(actId, productId);
}

export interface NextState {
  readonly part: Found<WholePart>;
  readonly after: WholePart;
  readonly changes: Changes;
}

/** All or none of them. Fails if one was written since it was read. Returns those that are available again. */
export async function changeTogether(
  states: readonly NextState[],
  { actor, cause, why, actId }: By,
): Promise<string[]> {
  if (states.length === 0) return [];
  const batch = db.batch();
  const entry = { cause, why, who: assertNotDeleting(batch, actor.uid) };
  const back = states.filter(({ part, after, changes }) => {
    recordAuditEvent(batch, actor, "product_changed", after._id, why);
    const { entryId, ...mark } = marked(actId, after._id);
    return writePart(batch, part, after, { ...entry, ...mark, changes }, entryId);
  });
  await batch.commit();
  return back.map(({ after }) => after._id);
}

/** The number is for who calls, and so are the movements of its stock. Returns whether it's available again. */
export function writePart(
  commit: Transaction | WriteBatch,
  part: Found<WholePart>,
  after: WholePart,
  entry: Omit<ChangeEntry, "productId" | "version">,
  entryId?: string,
): boolean {
  const { _id } = part.data;
  const { changes } = entry;
  const isOnlyStock = Object.keys(changes).every((name) => name === "quantity");
  const version = part.data.version + (isOnlyStock ? 0 : 1);
  (commit as WriteBatch).update(products.doc(_id), writtenFields({ ...after, version }), unchanged(part));
  const internals = fieldsForAdmins.filter((name) => changes[name]);
  if (internals.length > 0) writeInternals(commit, after, internals);
  const isBack = isBelowMinimum(part.data) && isAvailable(after);
  if (isBack) recordAvailable(commit, _id);
  recordChange(commit, { ...entry, productId: _id, ...(!isOnlyStock && { version }) }, entryId);
  return isBack;
}

/** All of them, because a document of an earlier release would be read as one with those that aren't written. */
function writtenFields(part: WholePart) {
  const { _id, ...fields } = StoredProduct.parse(part);
  return {
    ...fieldsOf(StoredProduct, fields),
    isBelowMinimum: isBelowMinimum(part),
    schemaVersion: versionOf(products.id),
    updatedAt: serverNow,
  };
}
