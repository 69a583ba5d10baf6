import { type DocumentReference, FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { products, trash } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { type Found, unchanged } from "../firestore/found.ts";
import { starsOf } from "../parts/ratings-rule.ts";

// A part's ratings lie in the part itself, so that its page reads one document, and go to the trash and back with it.

type Ref = DocumentReference;

interface Rated extends Pick<Found<unknown>, "updateTime"> {
  readonly document: Ref;
  readonly isInShop: boolean;
}

/** By part id, without parts deleted for good. Locks nothing, since a popular part is busy. */
export type RatedParts = ReadonlyMap<string | undefined, Rated>;

export async function findRatedParts(
  reviews: readonly { readonly productId?: string | undefined }[],
): Promise<RatedParts> {
  const ids = new Set(reviews.flatMap(({ productId }) => productId ?? []));
  const found = await Promise.all([...ids].map(findRated));
  return new Map([...ids].flatMap((id, place) => (found[place] ? [[id, found[place]]] : [])));
}

async function findRated(id: string): Promise<Rated | undefined> {
  const [inShop, inTrash] = [products, trash].map(({ path }) => db.collection(path).doc(id)) as [Ref, Ref];
  // One that came back meanwhile is in the shop again.
  for (const documents of [[inShop], [inTrash, inShop]]) {
    for (const { ref, updateTime } of await db.getAll(...documents, { fieldMask: ["kind"] }))
      if (updateTime) return { document: ref, isInShop: ref.path === inShop.path, updateTime };
  }
  return undefined;
}

/** One more fails the commit if its part has changed since it was found: an account reviews a part once. */
export function ratePart(
  commit: Transaction | WriteBatch,
  rated: Rated | undefined,
  rating: number,
  by: 1 | -1,
): void {
  if (!rated) return;
  const { increment } = FieldValue;
  const ratings = rated.isInShop ? "ratings" : "stored.ratings";
  const changes = {
    [`${ratings}.sum`]: increment(by * rating),
    [`${ratings}.stars.${starsOf(rating)}`]: increment(by),
  };
  if (by === 1) (commit as WriteBatch).update(rated.document, changes, unchanged(rated));
  else (commit as WriteBatch).update(rated.document, changes);
}
