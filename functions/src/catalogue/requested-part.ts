import { findOrFallback } from "../core/read-quota.ts";
import type { SoldProduct, StoredProduct } from "../firestore/collections.ts";
import { findPart, findProduct, findRequestedPart, findRequestedProduct } from "../parts/parts.store.ts";
import { forgetParts } from "./forget-parts.ts";
import { replica } from "./replica/own-replica.ts";

export function readRequestedPart(id: string): Promise<StoredProduct | undefined> {
  return findRequested(id, findRequestedPart, findPart);
}

export async function readRequestedProduct(id: string): Promise<SoldProduct | undefined> {
  return (await findRequested(id, findRequestedProduct, findProduct))?.data;
}

type Find<Part> = (id: string) => Promise<Part | undefined>;

/** Once the ids that no part has were too many, those of parts that the copy has are read, and no others. */
async function findRequested<Part>(
  id: string,
  find: Find<Part>,
  findKnown: Find<Part>,
): Promise<Part | undefined> {
  const part = await findOrFallback(
    () => find(id),
    async () => (await replica.present()).catalogue.nameOf(id) !== undefined,
    () => findKnown(id),
  );
  if (!part) await forgetParts([id]);
  return part;
}
