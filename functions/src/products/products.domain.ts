import { isDeepStrictEqual } from "node:util";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredProduct } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { reasonOf } from "../identity/leaving.store.ts";
import * as ledger from "../ledger/ledger.store.ts";
import { changesBetween } from "../parts/part-changes.ts";
import { findSuccessor } from "../parts/parts.store.ts";
import { lastSuccessor } from "../parts/supersession.ts";
import * as store from "./products.store.ts";

const REUSED =
  "This part was already added, with other details. Look at Manage Item before you add another one.";

type Fields = Parameters<typeof store.addProduct>[1];

/** Refuses parts that lead in a circle. A new part has no id yet, and none leads to it. */
export async function assertSuccessor(
  part: Pick<StoredProduct, "_id" | "supersededBy">,
  tx?: Transaction,
): Promise<void> {
  const { last, isEndless } = await lastSuccessor(part, (id) => findSuccessor(id, tx));
  if (part.supersededBy === null || (last && !isEndless)) return;
  const message = isEndless
    ? "The parts that replace each other from here on come to no end."
    : "The part that replaces it is not in the shop.";
  throw new AppError("invalid", message, { fields: { supersededBy: message } });
}

/** `entryId` is the same for each retry, also by a key, so that nothing is added twice. Returns the part's id. */
export async function addToCatalogue(
  actor: Actor,
  fields: Fields,
  entryId = ledger.newEntryId(),
): Promise<string> {
  try {
    await assertSuccessor({ _id: "", supersededBy: fields.supersededBy });
    return await store.addProduct(actor, fields, entryId);
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const [before] = await ledger.findChanges([entryId]);
    if (!before) throw failure;
    if (isDeepStrictEqual(before.changes, changesBetween(null, fields))) return before.productId;
    throw new AppError("idempotency_key_reused", REUSED, { cause: failure });
  }
}

export async function deleteFromCatalogue(actor: Actor, id: string): Promise<void> {
  try {
    const wasThere = await inTransaction((tx) => store.deleteProduct(tx, actor, id));
    if (!wasThere) throw notFound("product");
  } catch (failure) {
    throw await reasonOf(failure, actor.uid);
  }
}
