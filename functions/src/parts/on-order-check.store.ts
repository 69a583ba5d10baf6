import type { DocumentSnapshot } from "firebase-admin/firestore";
import { openStates } from "../contract/admin/purchases.ts";
import { batchesOf } from "../firestore/batches.ts";
import { type FollowedInternals, productInternals, products, purchases } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { type OnOrder, orderedIn, sumOrdered } from "./on-order-rule.ts";
import { followedInternals } from "./whole-part.store.ts";

const open = purchases.where("state", "in", openStates);
const parts = products.withConverter(null);

/** Counts what open purchases say of a part. Damaged ones say nothing. */
async function countOrdered(tx: Transaction, id: string): Promise<OnOrder> {
  const entries = readableOnes((await tx.get(open)).docs).flatMap((purchase) => {
    const pieces = orderedIn(purchase, id);
    return pieces ? [[purchase._id, pieces] as const] : [];
  });
  return sumOrdered(Object.fromEntries(entries));
}

/** `shown` is the day on the part itself. */
function sorted({ onOrder, expected, ordered }: OnOrder, shown: unknown = expected): string {
  const entries = Object.entries(ordered).map(([id, { pieces, expected: day }]) => [id, pieces, day]);
  return JSON.stringify([onOrder, expected, shown, entries.sort()]);
}

/** Counts what open purchases say of all parts, each purchase read once. */
async function countAll(): Promise<ReadonlyMap<string, OnOrder>> {
  const counted = new Map<string, OnOrder["ordered"]>();
  for (const purchase of readableOnes((await open.get()).docs)) {
    for (const { productId } of purchase.lines) {
      const pieces = orderedIn(purchase, productId);
      if (pieces) counted.set(productId, { ...counted.get(productId), [purchase._id]: pieces });
    }
  }
  return new Map([...counted].map(([id, ordered]) => [id, sumOrdered(ordered)]));
}

/** Parts whose pieces on order are other than their purchases say. One that seems so is counted by itself. */
export async function* findOnOrderFaults(): AsyncGenerator<string> {
  const counted = await countAll();
  for await (const batch of batchesOf(parts.select("expected"), 100)) {
    const internals = await db.getAll(...batch.map(({ id }) => followedInternals.doc(id)));
    for (const [place, document] of (internals as DocumentSnapshot<FollowedInternals>[]).entries()) {
      const { id } = document;
      const seen = sorted(readable(document) ?? sumOrdered({}), batch[place]?.get("expected") ?? null);
      if (seen !== sorted(counted.get(id) ?? sumOrdered({})) && (await isOnOrderWrong(id))) yield id;
    }
  }
}

export function isOnOrderWrong(id: string): Promise<boolean> {
  const read = async (tx: Transaction) => {
    const stored = readable(await tx.get(followedInternals.doc(id))) ?? sumOrdered({});
    const shown: unknown = (await tx.get(parts.doc(id))).get("expected") ?? null;
    return sorted(stored, shown) !== sorted(await countOrdered(tx, id));
  };
  return db.runTransaction(read, { readOnly: true });
}

export async function bookOnOrder(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const part = await tx.get(parts.doc(id));
    const counted = { ...(await countOrdered(tx, id)), updatedAt: serverNow };
    if (part.exists) tx.update(part.ref, { expected: counted.expected, updatedAt: serverNow });
    const mergeFields = ["onOrder", "expected", "ordered", "updatedAt"];
    tx.set(productInternals.withConverter(null).doc(id), counted, { mergeFields });
  });
}
