import { counted } from "../core/guest-reads.ts";
import { products, type StoredProduct } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { soldProducts } from "../firestore/sold-products.ts";

export async function findPart(id: string): Promise<StoredProduct | undefined> {
  return readable(await counted(1, () => products.doc(id).get()));
}

export async function findName(id: string): Promise<{ _id: string; name: string } | undefined> {
  const product = readable(await counted(1, () => soldProducts.doc(id).get()));
  return product && { _id: id, name: product.name };
}
