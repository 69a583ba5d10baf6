import { isDeepStrictEqual } from "node:util";
import { replica } from "../catalogue/replica/own-replica.ts";
import { readRequestedProduct } from "../catalogue/requested-part.ts";
import * as changeHistory from "../change-history/change-history.store.ts";
import { id as Id } from "../contract/values/primitives.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { SoldProduct } from "../firestore/collections.ts";
import { inTransaction, setAnswer } from "../firestore/db.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { changesBetween } from "../parts/part-changes.ts";
import { assertSuccessor, successorNamed } from "./part-rules.ts";
import * as store from "./products.store.ts";

const REUSED =
  "This part was already added, with different details. Look at Manage Item before you add another one.";

type Fields = Parameters<typeof store.addProduct>[1];

export async function readProducts(id: string): Promise<SoldProduct[]> {
  const product = Id.safeParse(id).success ? await readRequestedProduct(id) : undefined;
  return product ? [product] : [];
}

/** A new part has no id yet, and none leads to it. By the same `entryId` it is added once. Returns its id. */
export async function addToCatalogue(
  actor: Actor,
  fields: Fields,
  entryId = changeHistory.newEntryId(),
): Promise<string> {
  let linked = fields;
  try {
    const { supersededBy: named } = fields;
    linked = { ...fields, supersededBy: named && (await successorNamed(named)) };
    await assertSuccessor({ _id: "", supersededBy: linked.supersededBy });
    return await store.addProduct(actor, linked, entryId);
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const [before] = await changeHistory.findChanges([entryId]);
    if (!before) throw failure;
    if (isDeepStrictEqual(before.changes, changesBetween(null, linked))) return before.productId;
    throw new AppError("idempotency_key_reused", REUSED, { cause: failure });
  }
}

export async function deleteFromCatalogue(actor: Actor, id: string): Promise<void> {
  try {
    await inTransaction(async (tx) => {
      if (!(await store.deleteProduct(tx, actor, id))) throw notFound("product");
      setAnswer({ _id: id });
    });
    replica.forget([id]);
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}
