import { type DocumentReference, FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { FollowedInternals, products, purchases, type StoredPurchase } from "../firestore/collections.ts";
import { converter } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { type OnOrder, orderedIn, sumOrdered, withOrdered } from "./on-order-rule.ts";
import { followedInternals } from "./whole-part.store.ts";

const { _id, onOrder, expected, ordered, reserved, cost } = FollowedInternals.shape;

/** Readable even if other internals are damaged. */
const Ordered = z.object({ _id, onOrder, expected, ordered, reserved, cost: z.catch(cost, null) });
export type OrderedPart = z.infer<typeof Ordered>;
const documents = followedInternals.withConverter(converter(Ordered));

/** By the parts' ids, and locked until the commit: several purchases may be of one part. Reads, so it comes before all writes. */
export async function lockOrdered(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderedPart>> {
  if (ids.length === 0) return new Map();
  const snapshots = await tx.getAll(...ids.map((id) => documents.doc(id)));
  return new Map(
    snapshots.map((snapshot) => [snapshot.id, readable(snapshot) ?? Ordered.parse({ _id: snapshot.id })]),
  );
}

/** Belongs into the commit that changes the purchase. `fields` are more of the part's internals. Returns the day that the part itself is to show. */
export function writeOrdered(
  tx: Transaction,
  part: OrderedPart,
  purchase: StoredPurchase,
  fields: Partial<Pick<FollowedInternals, "cost">> = {},
): string | null {
  const pieces = orderedIn(purchase, part._id);
  const { ordered: _all, ...sums } = withOrdered(part.ordered, purchase._id, pieces);
  const entry = { [purchase._id]: pieces ?? FieldValue.delete() };
  const document = followedInternals.withConverter(null).doc(part._id);
  tx.set(document, { ...sums, ...fields, ordered: entry, updatedAt: serverNow }, { merge: true });
  return sums.expected;
}

/** Shows anyone the parts' days. Comes after `lockOrdered`: a part whose internals are locked isn't deleted or restored meanwhile. */
export async function showExpected(tx: Transaction, days: ReadonlyMap<string, string | null>): Promise<void> {
  if (days.size === 0) return;
  const documents = [...days.keys()].map((id) => products.withConverter(null).doc(id) as DocumentReference);
  for (const { id, ref, exists } of await db.getAll(...documents, { fieldMask: ["expected"] }))
    if (exists) tx.update(ref, { expected: days.get(id), updatedAt: serverNow });
}

/** For a part that comes back: its purchases may have come, closed or changed their day meanwhile. Reads, so it comes before all writes. */
export async function findOrderedNow(
  tx: Transaction,
  id: string,
  internals: { readonly ordered?: unknown } | undefined,
): Promise<OnOrder> {
  const before = Object.keys(ordered.safeParse(internals?.ordered).data ?? {});
  if (before.length === 0) return sumOrdered({});
  const found = readableOnes(await tx.getAll(...before.map((each) => purchases.doc(each))));
  const entries = found.flatMap((purchase) => {
    const pieces = orderedIn(purchase, id);
    return pieces ? [[purchase._id, pieces] as const] : [];
  });
  return sumOrdered(Object.fromEntries(entries));
}
