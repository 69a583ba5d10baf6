import type { PageQuery } from "../contract/primitives.ts";
import type { AddReview, Review } from "../contract/reviews.ts";
import { changeAll } from "../firestore/change-all.ts";
import { reviews } from "../firestore/collections.ts";
import { type Page, readPage } from "../firestore/page.ts";

/** The reviews, newest first. Reads one document a review. */
export function listReviews(page: PageQuery): Promise<Page<Review>> {
  return readPage(reviews, "desc", page);
}

/** An account's own reviews, newest first. */
export async function listReviewsOf(authorUid: string): Promise<Review[]> {
  return (await readPage(reviews.where("authorUid", "==", authorUid), "desc", {})).items;
}

export function deleteReviewsOf(authorUid: string): Promise<void> {
  return changeAll(reviews.where("authorUid", "==", authorUid), (tx, review) => {
    tx.delete(review);
  });
}

export async function addReview(authorUid: string, fields: AddReview): Promise<Review> {
  const document = reviews.doc();
  const review = { _id: document.id, ...fields, authorUid, createdAt: new Date().toISOString() };
  await document.create(review);
  return review;
}
