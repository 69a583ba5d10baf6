import { askedProduct } from "../catalogue/asked-part.ts";
import { id as Id } from "../contract/values/primitives.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { SoldProduct, StoredProduct } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { reasonOf } from "../identity/leaving.store.ts";
import { findSuccessor } from "../parts/parts.store.ts";
import { lastSuccessor } from "../parts/supersession.ts";
import * as store from "./products.store.ts";

type Fields = Parameters<typeof store.addProduct>[1];

export async function readProducts(id: string): Promise<SoldProduct[]> {
  const product = Id.safeParse(id).success ? await askedProduct(id) : undefined;
  return product ? [product] : [];
}

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

export async function addToCatalogue(actor: Actor, fields: Fields): Promise<store.NewProduct> {
  await assertSuccessor({ _id: "", supersededBy: fields.supersededBy });
  return store.addProduct(actor, fields);
}

export async function deleteFromCatalogue(actor: Actor, id: string): Promise<void> {
  try {
    const wasThere = await inTransaction((tx) => store.deleteProduct(tx, actor, id));
    if (!wasThere) throw notFound("product");
  } catch (failure) {
    throw await reasonOf(failure, actor.uid);
  }
}
