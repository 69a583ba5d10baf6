import type { AdjustStock, ListQuery } from "../contract/stock.ts";
import { notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredMovement, StoredProduct } from "../firestore/collections.ts";
import type { Page } from "../firestore/page.ts";
import * as ledger from "./movements.store.ts";
import * as store from "./stock.store.ts";
import { inStockQueue } from "./stock-queue.ts";

async function findProduct(id: string) {
  const product = await store.findProduct(id);
  if (!product) throw notFound("product");
  return product;
}

/** `movementId` is the same for each retry, so that nothing is booked twice. */
export async function adjustStock(
  { uid: who }: Actor,
  id: string,
  { change, reason }: AdjustStock,
  movementId = ledger.newMovementId(),
): Promise<StoredProduct> {
  try {
    return await inStockQueue(id, async (tx) => {
      const product = await findProduct(id);
      const quantity = store.adjust(tx, product, { change, reason, who }, movementId);
      return { ...product.data, quantity };
    });
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    if (await ledger.movementExists(movementId)) return (await findProduct(id)).data;
    throw failure;
  }
}

export async function listMovements(id: string, query: ListQuery): Promise<Page<StoredMovement>> {
  const page = await ledger.listMovements(id, query);
  if (page.items.length === 0 && query.after === undefined) await findProduct(id);
  return page;
}
