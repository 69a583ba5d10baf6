import { AggregateField, type DocumentSnapshot, type Query, type WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import type { ListQuery } from "../contract/list.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { reviews, StoredReview, type StoredTrash } from "../firestore/collections.ts";
import { withStored } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type ListPage, type Page, readListPage, readPage, type Sort } from "../firestore/page.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { changeInBatches } from "../firestore/update-in-batches.ts";
import { assertNotDeleting, storeUnlessDeleting } from "../identity/account-deletion.store.ts";
import { hasBought } from "../orders/orders.store.ts";
import { moveToTrash, parseWhole, restore } from "../trash/trash.store.ts";
import { findRatedParts, type RatedParts, ratePart } from "./part-ratings.store.ts";
import { countReviews } from "./review-counts.store.ts";

/** Never sent to clients: with a uid, anyone could tell whose review it is. */
export function authorHashOf(uid: string): string {
  return sha256(uid);
}

/** Reviews are long, and anyone may read them. */
const MOST_REVIEWS = 100;

const NEWEST: Sort = { by: ["createdAt"], direction: "desc" };

export function listReviews({ limit = MOST_REVIEWS, after }: PageQuery): Promise<Page<StoredReview>> {
  return readPage(reviews, "desc", { limit, after });
}

export function writtenBy(uid: string): Query<StoredReview> {
  return reviews.where("authorHash", "==", authorHashOf(uid));
}

export function listReviewsOf(uid: string, page: PageQuery): Promise<Page<StoredReview>> {
  return readPage(writtenBy(uid), "desc", page);
}

export function listAllReviews(query: ListQuery): Promise<ListPage<StoredReview>> {
  return readListPage(reviews, NEWEST, query);
}

export function listReviewsOfPart(productId: string, query: ListQuery): Promise<ListPage<StoredReview>> {
  const page = { ...query, productId };
  return readListPage(reviews.where("productId", "==", productId), NEWEST, page);
}

/** `account` is a uid or, once deleted, the account's hash. */
function isOf(account: string): Query<StoredReview> {
  return reviews.where("authorHash", "in", [account, authorHashOf(account)]);
}

export function listReviewsOfAccount(account: string, query: ListQuery): Promise<ListPage<StoredReview>> {
  const page = { ...query, account };
  return readListPage(isOf(account), NEWEST, page);
}

/** `average` is null where there are none. */
export async function sumUpReviewsOf(account: string) {
  const sums = { count: AggregateField.count(), average: AggregateField.average("rating") };
  return (await isOf(account).aggregate(sums).get()).data();
}

const { _id, name, productId, authorHash, rating, isCounted } = StoredReview.shape;

/** Fields that the deletion of a review needs, as far as it isn't damaged. */
const Removed = z.object({
  _id,
  name: z.catch(name, ""),
  productId: z.catch(productId, undefined),
  authorHash: z.catch(authorHash, ""),
  rating: z.catch(z.nullable(rating), null),
  isCounted: z.catch(isCounted, false),
});
const removed = reviews.withConverter(withStored(Removed));

type Counted = Pick<z.infer<typeof Removed>, "rating" | "isCounted" | "productId">;

export function deleteReviewsOf(uid: string): Promise<void> {
  return changeInBatches(writtenBy(uid), removeReviews);
}

export async function removeReviews(
  tx: Transaction,
  documents: readonly DocumentSnapshot<Counted>[],
): Promise<void> {
  const found = readableOnes(documents);
  const rated = await findRatedParts(found);
  for (const { ref } of documents) tx.delete(ref);
  recount(tx, found, -1, rated);
}

function recount(tx: Transaction, reviews: readonly Counted[], by: 1 | -1, rated: RatedParts): void {
  const counted = reviews.flatMap(({ rating, isCounted, productId }) =>
    isCounted && rating !== null ? { rating, productId } : [],
  );
  countReviews(
    tx,
    counted.map(({ rating }) => rating),
    by,
  );
  for (const { rating, productId } of counted) ratePart(tx, rated.get(productId), rating, by);
}

/** Moves it to the trash. */
export async function deleteReview(
  tx: Transaction,
  actor: Actor,
  id: string,
  reason?: string,
): Promise<boolean> {
  const document = await tx.get(removed.doc(id));
  const review = document.data();
  if (!review) return false;
  const { name, authorHash, stored } = review;
  const rated = await findRatedParts([review]);
  const who = assertNotDeleting(tx, actor.uid);
  moveToTrash(tx, {
    ...{ _id: id, kind: "review", name, who, stored },
    ...(authorHash !== "" && { accountHash: authorHash }),
  });
  tx.delete(document.ref);
  recount(tx, [review], -1, rated);
  recordAuditEvent(tx, actor, "review_deleted", id, reason);
  return true;
}

/** Refused where its author has reviewed the part again by now. */
export async function restoreReview(tx: Transaction, actor: Actor, review: StoredTrash): Promise<void> {
  const restored = parseWhole(StoredReview, review);
  const { authorHash, productId } = restored;
  const rated = await findRatedParts([restored]);
  if (productId !== undefined && (await hasReviewed(authorHash, productId))) {
    throw new AppError("changed_meanwhile", "Its author has written another review of this part since.");
  }
  restore(tx, review);
  recount(tx, [restored], 1, rated);
  recordAuditEvent(tx, actor, "review_restored", review._id);
}

/** Find the part first: no review that is added after that is missed. */
export async function hasReviewed(authorHash: string, productId: string): Promise<boolean> {
  const own = reviews.where("authorHash", "==", authorHash).where("productId", "==", productId);
  return !(await own.select().limit(1).get()).empty;
}

export type Written = Omit<StoredReview, "isCounted">;
export type NamedFields = Omit<Written, "authorHash" | "createdAt">;
export type ReviewFields = Omit<NamedFields, "_id">;

export function newReviewId(): string {
  return reviews.doc().id;
}

export async function findReview(id: string): Promise<StoredReview | undefined> {
  return readable(await reviews.doc(id).get());
}

const written = ["name", "picture", "description", "rating", "productId"] as const;

export function isSame(one: ReviewFields, other: ReviewFields): boolean {
  return written.every((field) => one[field] === other[field]);
}

export function newReview(uid: string, fields: NamedFields): Written {
  return { ...fields, authorHash: authorHashOf(uid), createdAt: new Date().toISOString() };
}

export function createReview(
  commit: WriteBatch | Transaction,
  review: Written,
  rated: RatedParts = new Map(),
): void {
  (commit as WriteBatch).create(reviews.doc(review._id), { ...review, isCounted: true });
  countReviews(commit, [review.rating], 1);
  ratePart(commit, rated.get(review.productId), review.rating, 1);
}

export async function addReview(uid: string, fields: NamedFields): Promise<Written> {
  const isVerifiedBuyer = (await hasBought(uid)) && { isVerifiedBuyer: true as const };
  const review = newReview(uid, { ...fields, ...isVerifiedBuyer });
  await storeUnlessDeleting(uid, (batch) => createReview(batch, review));
  return review;
}
