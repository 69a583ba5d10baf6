import * as z from "zod/mini";
import { recordAuditEvent } from "../audit/audit.store.ts";
import type { Actor } from "../core/caller.ts";
import {
  deletedProducts,
  products,
  StoredInternals,
  StoredProduct,
  type StoredTrash,
} from "../firestore/collections.ts";
import { keeping } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { serverNow } from "../firestore/server-time.ts";
import { unlessLeaving } from "../identity/leaving.store.ts";
import { recordChange } from "../ledger/ledger.store.ts";
import { findInternals, restoreInternals } from "../parts/internals.store.ts";
import { changesBetween, type PartFields } from "../parts/part-changes.ts";
import { releaseLate, stockIn } from "../stock/stock.store.ts";
import { findUnreleased, noteReleased, orderedIn, putBack, readStored } from "../trash/trash.store.ts";
import { reclaimNumber } from "./part-numbers.store.ts";

const { _id, name, partNumber } = StoredProduct.shape;

const Removed = z.object({
  _id,
  name: z.catch(name, ""),
  partNumber: z.catch(partNumber, null),
});
/** As far as it isn't damaged. */
export const removed = products.withConverter(keeping(Removed));

type Kept = Pick<StoredTrash, "_id" | "kind" | "stored" | "internals">;

/** Null where it's damaged. */
export function fieldsIn(kept: Kept): PartFields | null {
  const part = readStored(StoredProduct, kept);
  const internals = StoredInternals.safeParse({ ...kept.internals, _id: kept._id }).data;
  return part ? { ...StoredInternals.parse({ _id: kept._id }), ...internals, ...part } : null;
}

/**
 * Refused where another part has its number by now. Copies of the parts hear of it as of a new one. Returns whether it's
 * available as it wasn't before.
 */
export async function restoreProduct(tx: Transaction, actor: Actor, part: StoredTrash): Promise<boolean> {
  const { _id: id, internals } = part;
  const orders = await findUnreleased(tx, id);
  await findInternals(tx, id);
  await reclaimNumber(tx, id, readStored(Removed, part)?.partNumber ?? null);
  const stock = stockIn({ ...part.stored, _id: id });
  const who = unlessLeaving(tx, actor.uid);
  const late = stock && orders.length > 0 ? releaseLate(tx, stock, orders.map(orderedIn), who) : undefined;
  if (late) for (const order of orders) noteReleased(tx, order._id);
  putBack(tx, part, { ...late?.fields, updatedAt: serverNow });
  if (internals) restoreInternals(tx, id, internals);
  tx.delete(deletedProducts.doc(id));
  recordChange(tx, { productId: id, changes: changesBetween(null, fieldsIn(part)), cause: "undo", who });
  recordAuditEvent(tx, actor, "product_restored", id);
  return late?.isBack ?? false;
}
