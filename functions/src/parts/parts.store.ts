import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { consumeFind, consumeReads } from "../core/read-quota.ts";
import { products, type SoldProduct, StoredProduct } from "../firestore/collections.ts";
import { converter } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, found } from "../firestore/found.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { SOLD_FIELDS, soldProducts } from "../firestore/sold-products.ts";

// The only reader of single parts. Who is a guest pays for each.

export async function findPart(id: string): Promise<StoredProduct | undefined> {
  return readable(await consumeReads(1, () => products.doc(id).get()));
}

export async function findRequestedPart(id: string): Promise<StoredProduct | undefined> {
  return readable(await consumeFind(() => products.doc(id).get()));
}

export async function findParts(ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => products.doc(id)));
  const parts = readableOnes(snapshots as DocumentSnapshot<StoredProduct>[]);
  return new Map(parts.map((part) => [part._id, part]));
}

export async function findProduct(id: string): Promise<Found<SoldProduct> | undefined> {
  return found(await consumeReads(1, () => soldProducts.doc(id).get()));
}

export async function findRequestedProduct(id: string): Promise<Found<SoldProduct> | undefined> {
  return found(await consumeFind(() => soldProducts.doc(id).get()));
}

const Successor = z.pick(StoredProduct, { _id: true, name: true, supersededBy: true });
const successors = products.withConverter(converter(Successor, versionOf("products")));

/** In a transaction it's locked until the commit. */
export async function findSuccessor(
  id: string,
  tx?: Transaction,
): Promise<z.infer<typeof Successor> | undefined> {
  const document = successors.doc(id);
  return readable(await consumeReads(1, () => (tx ? tx.get(document) : document.get())));
}

/** In one read, without those that are gone. */
export async function findProducts(ids: readonly string[]): Promise<Map<string, Found<SoldProduct>>> {
  const documents = [...new Set(ids)].map((id) => soldProducts.doc(id));
  if (documents.length === 0) return new Map();
  // Typed by hand: with options, the SDK forgets what the references hold.
  const snapshots = (await db.getAll(...documents, {
    fieldMask: SOLD_FIELDS,
  })) as DocumentSnapshot<SoldProduct>[];
  return new Map(
    snapshots.flatMap((snapshot) => {
      const product = found(snapshot);
      return product ? [[snapshot.id, product] as const] : [];
    }),
  );
}

/** Two are enough to know that the match is ambiguous. */
export async function findByPictureAndPrice(
  body: Pick<SoldProduct, "picture" | "price">,
): Promise<SoldProduct[]> {
  const { picture, price } = body;
  const matches = soldProducts
    .where("picture", "==", picture)
    .where("price.cents", "==", price.cents)
    .limit(2);
  return readableOnes((await matches.get()).docs);
}
