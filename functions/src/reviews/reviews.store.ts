import type { Query } from "firebase-admin/firestore";
import { storeUnlessLeaving } from "../accounts/removal/leaving.store.ts";
import { recordAuditEvent } from "../audit/audit.store.ts";
import type { PageQuery } from "../contract/primitives.ts";
import type { Actor } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import { reviews, type StoredReview } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Page, readPage } from "../firestore/page.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";

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

export function deleteReviewsOf(uid: string): Promise<void> {
  return updateInBatches(writtenBy(uid), (tx, review) => {
    tx.delete(review);
  });
}

export async function deleteReview(
  tx: Transaction,
  actor: Actor,
  id: string,
  reason?: string,
): Promise<boolean> {
  const document = await tx.get(reviews.doc(id));
  if (document.exists) {
    tx.delete(document.ref);
    recordAuditEvent(tx, actor, "review_deleted", id, reason);
  }
  return document.exists;
}

export async function addReview(
  uid: string,
  fields: Pick<StoredReview, "name" | "picture" | "description" | "rating">,
): Promise<StoredReview> {
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
