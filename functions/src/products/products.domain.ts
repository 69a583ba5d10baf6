import { isDeepStrictEqual } from "node:util";
import { askedProduct } from "../catalogue/asked-part.ts";
import { id as Id } from "../contract/values/primitives.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { SoldProduct, StoredProduct } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { reasonOf } from "../identity/leaving.store.ts";
import * as ledger from "../ledger/ledger.store.ts";
import { changesBetween } from "../parts/part-changes.ts";
import { findByNumber } from "../parts/part-numbers.store.ts";
import { findSuccessor } from "../parts/parts.store.ts";
import { lastSuccessor } from "../parts/supersession.ts";
import * as store from "./products.store.ts";

const REUSED =
  "This part was already added, with other details. Look at Manage Item before you add another one.";

type Fields = Parameters<typeof store.addProduct>[1];

export async function readProducts(id: string): Promise<SoldProduct[]> {
  const product = Id.safeParse(id).success ? await askedProduct(id) : undefined;
  return product ? [product] : [];
}

/** The id of the part that replaces another, which is named by that or by its number. */
export async function successorOf(_id: string, named: string, tx?: Transaction): Promise<string> {
  if (Id.safeParse(named).success && (await leadsToPart({ _id, supersededBy: named }, tx))) return named;
  const supersededBy = await findByNumber(named);
  if (supersededBy && (await leadsToPart({ _id, supersededBy }, tx))) return supersededBy;
  throw refused("The part that replaces it is not in the shop.");
}

async function leadsToPart(part: Pick<StoredProduct, "_id" | "supersededBy">, tx?: Transaction) {
  const { last, isEndless } = await lastSuccessor(part, (id) => findSuccessor(id, tx));
  if (isEndless) throw refused("The parts that replace each other from here on come to no end.");
  return last !== undefined;
}

function refused(message: string): AppError {
  return new AppError("invalid", message, { fields: { supersededBy: message } });
}

/** A new part has no id yet, and none leads to it. By the same `entryId` it is added once. Returns its id. */
export async function addToCatalogue(
  actor: Actor,
  fields: Fields,
  entryId = ledger.newEntryId(),
): Promise<string> {
  let linked = fields;
  try {
    const { supersededBy: named } = fields;
    linked = { ...fields, supersededBy: named && (await successorOf("", named)) };
    return await store.addProduct(actor, linked, entryId);
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const [before] = await ledger.findChanges([entryId]);
    if (!before) throw failure;
    if (isDeepStrictEqual(before.changes, changesBetween(null, linked))) return before.productId;
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
