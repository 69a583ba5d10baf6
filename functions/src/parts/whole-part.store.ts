import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  FollowedInternals,
  productInternals,
  products,
  type StoredProduct,
} from "../firestore/collections.ts";
import { converter } from "../firestore/converter.ts";
import { db } from "../firestore/db.ts";
import { type Found, found } from "../firestore/found.ts";
import { readable } from "../firestore/readable.ts";

export type WholePart = StoredProduct & Omit<FollowedInternals, "expected">;

export const followedInternals = productInternals.withConverter(converter(FollowedInternals));

export async function findWholePart(id: string): Promise<Found<WholePart> | undefined> {
  return (await findWholeParts([id])).get(id);
}

/**
 * Parts of earlier releases have no internals. Those are read after the part: who changes them changes it as well, so
 * that a commit on older ones fails.
 */
export async function findWholeParts(ids: readonly string[]): Promise<Map<string, Found<WholePart>>> {
  if (ids.length === 0) return new Map();
  const parts = (await db.getAll(...ids.map((id) => products.doc(id)))) as DocumentSnapshot<StoredProduct>[];
  const internals = (await db.getAll(
    ...ids.map((id) => followedInternals.doc(id)),
  )) as DocumentSnapshot<FollowedInternals>[];
  const internalsById = new Map(internals.map((snapshot) => [snapshot.id, readable(snapshot)]));
  return new Map(
    parts.flatMap((snapshot) => {
      const part = found(snapshot);
      if (!part) return [];
      const { _id } = part.data;
      const { expected: _itsOwn, ...internals } = internalsById.get(_id) ?? FollowedInternals.parse({ _id });
      const data = { ...internals, ...part.data };
      return [[_id, { ...part, data }] as const];
    }),
  );
}
