import { type DocumentReference, FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { products, trash } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { starsOf } from "../parts/ratings-rule.ts";

// A part's ratings lie in the part itself, so that its page reads one document, and go to the trash and back with it.

interface Rated {
  readonly document: DocumentReference;
  readonly isInShop: boolean;
}

/** By part id, without parts deleted for good. Locks them, and comes before all writes. */
export type RatedParts = ReadonlyMap<string | undefined, Rated>;

export async function findRatedParts(
  tx: Transaction,
  reviews: readonly { readonly productId?: string | undefined }[],
): Promise<RatedParts> {
  const ids = new Set(reviews.flatMap(({ productId }) => productId ?? []));
  const found = await Promise.all([...ids].map((id) => findRated(tx, id)));
  return new Map([...ids].flatMap((id, place) => (found[place] ? [[id, found[place]]] : [])));
}

async function findRated(tx: Transaction, id: string): Promise<Rated | undefined> {
  for (const { path } of [products, trash]) {
    const [found] = await tx.getAll(db.collection(path).doc(id), { fieldMask: ["kind"] });
    if (found?.exists) return { document: found.ref, isInShop: path === products.path };
  }
  return undefined;
}

export function ratePart(
  commit: Transaction | WriteBatch,
  rated: Rated | undefined,
  rating: number,
  by: 1 | -1,
): void {
  if (!rated) return;
  const { increment } = FieldValue;
  const ratings = rated.isInShop ? "ratings" : "stored.ratings";
  (commit as WriteBatch).update(rated.document, {
    [`${ratings}.sum`]: increment(by * rating),
    [`${ratings}.stars.${starsOf(rating)}`]: increment(by),
  });
}
