import type { ChangeCause } from "../contract/admin/ledger.ts";
import { isAvailable, isBelowMinimum } from "../contract/products.ts";
import type { Actor } from "../core/caller.ts";
import { products, StoredProduct } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Found, unchanged } from "../firestore/found.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { serverNow } from "../firestore/server-time.ts";
import { unlessLeaving } from "../identity/leaving.store.ts";
import { recordChange } from "../ledger/ledger.store.ts";
import { writeInternals } from "../parts/internals.store.ts";
import { type Changes, changesBetween, isNothing, type PartFields } from "../parts/part-changes.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { noteAvailable } from "../waiting/waiting.store.ts";
import { reclaimNumber } from "./part-numbers.store.ts";

export interface By {
  readonly actor: Actor;
  readonly cause: ChangeCause;
  readonly why?: string | undefined;
}

/** Stock has movements of its own. */
export type ChangedFields = Partial<Omit<PartFields, "quantity">>;

/**
 * All that belongs to a change of a part. Fails if the part was written since it was read, be it by an order. Where
 * nothing changes nothing is written. Reads in its transaction, so it comes before all writes.
 */
export async function changePart(
  tx: Transaction,
  part: Found<WholePart>,
  fields: ChangedFields,
  { actor, cause, why }: By,
): Promise<{ readonly changes: Changes; readonly isBack: boolean }> {
  const before = part.data;
  const after = { ...before, ...fields };
  const changes = changesBetween(before, after);
  if (isNothing(changes)) return { changes, isBack: false };
  const { _id } = before;
  if (changes.partNumber) await reclaimNumber(tx, _id, after.partNumber);
  tx.update(products.doc(_id), writtenFields(after), unchanged(part));
  if (changes.shelf || changes.cost) writeInternals(tx, after);
  const isBack = isBelowMinimum(before) && isAvailable(after);
  if (isBack) noteAvailable(tx, _id);
  recordChange(tx, { productId: _id, cause, why, changes, who: unlessLeaving(tx, actor.uid) });
  return { changes, isBack };
}

/** All of them, because a document of an earlier release would be read as one with those that aren't written. */
function writtenFields(part: WholePart) {
  const { _id, ...fields } = StoredProduct.parse(part);
  return {
    ...fieldsOf(StoredProduct, fields),
    version: part.version + 1,
    isBelowMinimum: isBelowMinimum(part),
    schemaVersion: versionOf(products.id),
    updatedAt: serverNow,
  };
}
