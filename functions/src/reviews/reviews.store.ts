import type { Query } from "firebase-admin/firestore";
import { storeUnlessLeaving } from "../accounts/removal/leaving.store.ts";
import { recordDeed } from "../audit/audit.store.ts";
import type { PageQuery } from "../contract/primitives.ts";
import type { Review } from "../contract/reviews.ts";
import type { AddReview } from "../contract/reviews-own.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { changeAll } from "../firestore/change-all.ts";
import { reviews, type StoredReview } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Page, readAll, readPage } from "../firestore/page.ts";

/** An author as a review names them. It never leaves the server: who knows a uid could tell whose review it is. */
export function authorHashOf(uid: string): string {
  return sha256(uid);
}

/** The most reviews that are given to who does not say how many. They are long, and anybody may ask. */
const MOST_REVIEWS = 100;

/** A part of the reviews, newest first. Reads one document a review. */
export function listReviews({ limit = MOST_REVIEWS, after }: PageQuery): Promise<Page<Review>> {
  return readPage(reviews, "desc", { limit, after });
}

/** What an account has written. */
export function writtenBy(uid: string): Query<StoredReview> {
  return reviews.where("authorHash", "==", authorHashOf(uid));
}

/** An account's own reviews, newest first. */
export function listReviewsOf(uid: string): Promise<Review[]> {
  return readAll(writtenBy(uid), "desc");
}

export function deleteReviewsOf(uid: string): Promise<void> {
  return changeAll(writtenBy(uid), (tx, review) => {
    tx.delete(review);
  });
}

/** Deletes a review; false where there was none. */
export async function deleteReview(
  tx: Transaction,
  actor: Actor,
  id: string,
  reason?: string,
): Promise<boolean> {
  const document = await tx.get(reviews.doc(id));
  if (document.exists) {
    tx.delete(document.ref);
    recordDeed(tx, actor, "review_deleted", id, reason);
  }
  return document.exists;
}

export async function addReview(uid: string, fields: AddReview): Promise<Review> {
  const document = reviews.doc();
  const review = {
    _id: document.id,
    ...fields,
    authorHash: authorHashOf(uid),
    createdAt: new Date().toISOString(),
  };
  await storeUnlessLeaving(uid, (batch) => batch.create(document, review));
  return review;
}
