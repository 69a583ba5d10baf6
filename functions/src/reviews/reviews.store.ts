import { AggregateField, type DocumentSnapshot, type Query, type WriteBatch } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { recordAuditEvent } from "../audit/audit.store.ts";
import type { ListQuery } from "../contract/list.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { reviews, StoredReview, type StoredTrash } from "../firestore/collections.ts";
import { keeping } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type ListPage, type Page, readListPage, readPage } from "../firestore/page.ts";
import { readable } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import { storeUnlessLeaving, unlessLeaving } from "../identity/leaving.store.ts";
import { hasBought } from "../orders/orders.store.ts";
import { keepDeleted, putBack, readStored } from "../trash/trash.store.ts";
import { countReview } from "./review-counts.store.ts";

/** Never sent to clients: with a uid, anyone could tell whose review it is. */
export function authorHashOf(uid: string): string {
  return sha256(uid);
}

/** Reviews are long, and anyone may read them. */
const MOST_REVIEWS = 100;

export function listReviews({ limit = MOST_REVIEWS, after }: PageQuery): Promise<Page<StoredReview>> {
  return readPage(reviews, "desc", { limit, after });
}

export function writtenBy(uid: string): Query<StoredReview> {
  return reviews.where("authorHash", "==", authorHashOf(uid));
}

export function listReviewsOf(uid: string, page: PageQuery): Promise<Page<StoredReview>> {
  return readPage(writtenBy(uid), "desc", page);
}

/** `account` is a uid or, once deleted, the account's hash. */
function isOf(account: string): Query<StoredReview> {
  return reviews.where("authorHash", "in", [account, authorHashOf(account)]);
}

export function listReviewsOfAccount(account: string, query: ListQuery): Promise<ListPage<StoredReview>> {
  const page = { ...query, account };
  return readListPage(isOf(account), { by: ["createdAt"], direction: "desc" }, page);
}

/** `average` is null where there are none. */
export async function sumUpReviewsOf(account: string) {
  const sums = { count: AggregateField.count(), average: AggregateField.average("rating") };
  return (await isOf(account).aggregate(sums).get()).data();
}

export function deleteReviewsOf(uid: string): Promise<void> {
  return updateInBatches(writtenBy(uid), (tx, _name, review) => removeReview(tx, review));
}

const { _id, name, authorHash, rating, isCounted } = StoredReview.shape;

/** What the deletion of a review needs, as far as it isn't damaged. */
const Removed = z.object({
  _id,
  name: z.catch(name, ""),
  authorHash: z.catch(authorHash, ""),
  rating: z.catch(z.nullable(rating), null),
  isCounted: z.catch(isCounted, false),
});
const removed = reviews.withConverter(keeping(Removed));

export function removeReview(commit: Transaction | WriteBatch, document: DocumentSnapshot<Counted>): void {
  const review = readable(document);
  (commit as WriteBatch).delete(document.ref);
  if (review) recount(commit, review, -1);
}

type Counted = Pick<z.infer<typeof Removed>, "rating" | "isCounted">;

function recount(commit: Transaction | WriteBatch, { rating, isCounted }: Counted, by: 1 | -1): void {
  if (isCounted && rating !== null) countReview(commit, rating, by);
}

/** It lies in the trash then. */
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
  const who = unlessLeaving(tx, actor.uid);
  keepDeleted(tx, {
    ...{ _id: id, kind: "review", name, who, stored },
    ...(authorHash !== "" && { accountHash: authorHash }),
  });
  removeReview(tx, document);
  recordAuditEvent(tx, actor, "review_deleted", id, reason);
  return true;
}

export function restoreReview(tx: Transaction, actor: Actor, review: StoredTrash): void {
  const counted = readStored(Removed, review);
  putBack(tx, review);
  if (counted) recount(tx, counted, 1);
  recordAuditEvent(tx, actor, "review_restored", review._id);
}

type Written = Omit<StoredReview, "isCounted">;

export function createReview(commit: WriteBatch | Transaction, review: Written): void {
  (commit as WriteBatch).create(reviews.doc(review._id), { ...review, isCounted: true });
  countReview(commit, review.rating, 1);
}

export async function addReview(
  uid: string,
  fields: Pick<StoredReview, "name" | "picture" | "description" | "rating">,
): Promise<Written> {
  const review = {
    _id: reviews.doc().id,
    ...fields,
    ...((await hasBought(uid)) && { isVerifiedBuyer: true as const }),
    authorHash: authorHashOf(uid),
    createdAt: new Date().toISOString(),
  };
  await storeUnlessLeaving(uid, (batch) => createReview(batch, review));
  return review;
}
