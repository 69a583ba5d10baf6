import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { batchesOf } from "../../firestore/batches.ts";
import {
  deletedProducts,
  type FollowedInternals,
  products,
  type StoredProduct,
} from "../../firestore/collections.ts";
import { readable } from "../../firestore/readable.ts";
import { followedInternals } from "../../parts/whole-part.store.ts";
import type { CatalogueItem } from "../catalogue-item.ts";

/** A change is marked before its commit can be seen, so what was changed shortly before a poll may not be in it. */
const OVERLAP = 10_000;

export type { Timestamp };

export interface SeenChange {
  readonly id: string;
  /** Null if it's deleted or can't be read. */
  readonly item: CatalogueItem | null;
  /** The same for as long as the part doesn't change. */
  readonly state: string;
}

interface PollOptions {
  readonly since: Timestamp;
  readonly atOnce: number;
}

/** Since when to poll for changes after reading all parts. */
export async function presentTime(): Promise<Timestamp> {
  const { readTime } = await products.select().limit(1).get();
  return before(readTime);
}

export async function* readAllItems(atOnce: number): AsyncGenerator<CatalogueItem[]> {
  for await (const documents of batchesOf(products, atOnce)) {
    yield documents.flatMap((document) => toCatalogueItem(document) ?? []);
  }
}

/** Returns where to begin next time. Deletions come first: a part that was there after them is there. */
export async function pollChanges(
  options: PollOptions,
  onChanges: (changes: SeenChange[]) => void,
): Promise<Timestamp> {
  const readAt = await readSince(
    deletedProducts,
    "deletedAt",
    options,
    ({ id, updateTime }) => {
      return { id, item: null, state: `deleted ${updateTime.valueOf()}` };
    },
    onChanges,
  );
  await readSince(
    products,
    "updatedAt",
    options,
    (document) => {
      const { id, updateTime } = document;
      return { id, item: toCatalogueItem(document) ?? null, state: `changed ${updateTime.valueOf()}` };
    },
    onChanges,
  );
  return before(readAt);
}

export const NEVER = Timestamp.fromMillis(0);

export async function pollInternals(
  options: PollOptions,
  onInternals: (internals: FollowedInternals[]) => void,
): Promise<Timestamp> {
  const readAt = await readSince(
    followedInternals,
    "updatedAt",
    options,
    (document) => readable(document),
    (seen) => onInternals(seen.filter((internals) => internals !== undefined)),
  );
  return before(readAt);
}

function before(time: Timestamp): Timestamp {
  return Timestamp.fromMillis(time.toMillis() - OVERLAP);
}

async function readSince<Stored, Seen>(
  collection: Query<Stored>,
  mark: string,
  { since, atOnce }: PollOptions,
  changeOf: (document: QueryDocumentSnapshot<Stored>) => Seen,
  onChanges: (changes: Seen[]) => void,
): Promise<Timestamp> {
  const inOrder = collection.orderBy(mark).orderBy(FieldPath.documentId()).limit(atOnce);
  let firstReadAt: Timestamp | undefined;
  for (let next = inOrder.where(mark, ">", since); ; ) {
    const { docs, readTime } = await next.get();
    firstReadAt ??= readTime;
    onChanges(docs.map(changeOf));
    if (docs.length < atOnce) return firstReadAt;
    next = inOrder.startAfter(docs.at(-1));
  }
}

function toCatalogueItem(document: QueryDocumentSnapshot<StoredProduct>): CatalogueItem | undefined {
  const product = readable(document);
  if (!product) return undefined;
  const { price, deposit, ...item } = product;
  return { ...item, cents: price.cents, depositCents: deposit.cents };
}
