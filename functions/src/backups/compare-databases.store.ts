import { isDeepStrictEqual } from "node:util";
import {
  AggregateField,
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { batchesOf } from "../firestore/batches.ts";
import { orders } from "../firestore/collections.ts";

/** Documents that are in memory at once, of each database. A chunk of the catalogue's copy is up to 900 kB. */
const AT_ONCE = 100;

/** Copies that the shop makes of its products by itself. */
const derived: ReadonlySet<string> = new Set(["catalogueSnapshots", "catalogueSnapshotChunks"]);

export function databaseNamed(name: string): Firestore {
  return name === "live" ? getFirestore() : getFirestore(name);
}

interface Comparison {
  readonly collection: string;
  readonly documents: readonly [from: number, to: number];
  readonly differences: number;
}

interface DocumentDifference {
  readonly path: string;
  /** The fields that differ, or which of the databases lacks the document. */
  readonly fields: readonly string[] | "missing" | "added";
}

type Document = QueryDocumentSnapshot | undefined;

/** Firestore lists names in the order of their bytes. */
function orderOf(a: QueryDocumentSnapshot, b: QueryDocumentSnapshot): number {
  return Buffer.compare(Buffer.from(a.id), Buffer.from(b.id));
}

async function* documentsOf(database: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const batch of batchesOf(database.collection(collection), AT_ONCE)) yield* batch;
}

async function* pairsOf(
  from: AsyncGenerator<QueryDocumentSnapshot>,
  to: AsyncGenerator<QueryDocumentSnapshot>,
): AsyncGenerator<readonly [Document, Document]> {
  let [left, right] = [(await from.next()).value as Document, (await to.next()).value as Document];
  while (left || right) {
    const order = left && right ? orderOf(left, right) : left ? -1 : 1;
    yield [order <= 0 ? left : undefined, order >= 0 ? right : undefined];
    if (order <= 0) left = (await from.next()).value as Document;
    if (order >= 0) right = (await to.next()).value as Document;
  }
}

/** Firestore deletes it at any time, and a restored database not at all until it has the TTL policies. */
function isExpired(document: QueryDocumentSnapshot): boolean {
  const expiresAt: unknown = document.get("expiresAt");
  return expiresAt instanceof Timestamp && expiresAt.toMillis() <= Date.now();
}

function differenceOf(from: Document, to: Document): DocumentDifference["fields"] {
  if (!to) return "missing";
  if (!from) return "added";
  const [before, after] = [from.data(), to.data()];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name])).sort();
}

export async function collectionsOf(from: Firestore, to: Firestore): Promise<string[]> {
  const lists = await Promise.all([from.listCollections(), to.listCollections()]);
  const names = new Set(lists.flat().map(({ id }) => id));
  return [...names].filter((name) => !derived.has(name)).sort();
}

export async function compareCollection(
  from: Firestore,
  to: Firestore,
  collection: string,
  onDifference: (difference: DocumentDifference) => void,
): Promise<Comparison> {
  const documents: [number, number] = [0, 0];
  let differences = 0;
  for await (const pair of pairsOf(documentsOf(from, collection), documentsOf(to, collection))) {
    const [before, after] = pair.map((document) =>
      document && isExpired(document) ? undefined : document,
    ) as [Document, Document];
    if (!before && !after) continue;
    if (before) documents[0]++;
    if (after) documents[1]++;
    const fields = differenceOf(before, after);
    if (fields.length === 0) continue;
    differences++;
    onDifference({ path: `${collection}/${(before ?? after)?.id}`, fields });
  }
  return { collection, documents, differences };
}

interface OrderSums {
  readonly orders: number;
  readonly pieces: number;
  readonly cents: number;
}

export async function sumOrders(database: Firestore): Promise<OrderSums> {
  const sums = await database
    .collection(orders.id)
    .aggregate({
      orders: AggregateField.count(),
      pieces: AggregateField.sum("quantity"),
      cents: AggregateField.sum("total.cents"),
    })
    .get();
  return sums.data();
}
