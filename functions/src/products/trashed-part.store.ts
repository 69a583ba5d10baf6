import * as z from "zod/mini";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { recordChange } from "../change-history/change-history.store.ts";
import type { Actor } from "../core/caller.ts";
import {
  deletedProducts,
  products,
  StoredInternals,
  StoredProduct,
  type StoredTrash,
} from "../firestore/collections.ts";
import { withStored } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { serverNow } from "../firestore/server-time.ts";
import { assertNotDeleting } from "../identity/account-deletion.store.ts";
import { findInternals, restoreInternals } from "../parts/internals.store.ts";
import { findOrderedNow } from "../parts/on-order.store.ts";
import { changesBetween, type PartFields } from "../parts/part-changes.ts";
import { releaseOnRestore } from "../stock/stock.store.ts";
import {
  existsAgain,
  findDeleted,
  findUnreleased,
  markReleased,
  parseStored,
  parseWhole,
  restore,
  toReservation,
} from "../trash/trash.store.ts";
import { admitPart } from "./part-rules.ts";
import { offersOfSuppliers } from "./supplier-rule.ts";

const { _id, name, partNumber } = StoredProduct.shape;

const Removed = z.object({
  _id,
  name: z.catch(name, ""),
  partNumber: z.catch(partNumber, null),
});
/** Undamaged fields only. */
export const removed = products.withConverter(withStored(Removed));

type TrashedPart = Pick<StoredTrash, "_id" | "kind" | "stored" | "internals">;

function internalsIn({ _id, internals }: TrashedPart): StoredInternals {
  return { ...StoredInternals.parse({ _id }), ...StoredInternals.safeParse({ ...internals, _id }).data };
}

/** Null where it's damaged. */
export function fieldsIn(trashed: TrashedPart): PartFields | null {
  const part = parseStored(StoredProduct, trashed);
  return part ? { ...internalsIn(trashed), ...part } : null;
}

/** The successor was deleted for good, so nobody can restore it first. */
async function isSuccessorLost(tx: Transaction, { supersededBy }: PartFields): Promise<boolean> {
  if (supersededBy === null || (await existsAgain(tx, { _id: supersededBy, kind: "part" }))) return false;
  return (await findDeleted(supersededBy, tx)) === undefined;
}

/**
 * Refused where nobody could add it so by now. Copies of the parts hear of it as of a new one. Returns whether it's
 * available as it wasn't before.
 */
export async function restoreProduct(tx: Transaction, actor: Actor, part: StoredTrash): Promise<boolean> {
  const { _id: id, internals } = part;
  const orders = await findUnreleased(tx, id);
  await findInternals(tx, id);
  const onOrder = await findOrderedNow(tx, id, internals);
  const fields = { ...internalsIn(part), ...parseWhole(StoredProduct, part) };
  const link = (await isSuccessorLost(tx, fields)) ? { supersededBy: null } : {};
  const offers = await offersOfSuppliers(fields.offers, tx);
  const restored = { ...fields, ...link, offers };
  await admitPart(tx, restored, null);
  const who = assertNotDeleting(tx, actor.uid);
  const late = orders.length > 0 ? releaseOnRestore(tx, restored, orders.map(toReservation), who) : undefined;
  if (late) for (const order of orders) markReleased(tx, order._id);
  restore(tx, part, { ...late?.fields, ...link, expected: onOrder.expected, updatedAt: serverNow });
  if (internals) restoreInternals(tx, id, { ...internals, offers }, onOrder);
  tx.delete(deletedProducts.doc(id));
  recordChange(tx, { productId: id, changes: changesBetween(null, restored), cause: "undo", who });
  recordAuditEvent(tx, actor, "product_restored", id);
  return late?.isBack ?? false;
}
