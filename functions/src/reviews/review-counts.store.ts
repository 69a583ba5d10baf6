import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { consumeReads } from "../core/read-quota.ts";
import { batchesOf } from "../firestore/batches.ts";
import { reviewCounts, reviews, type StoredReviewCounts } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { starsOf } from "../parts/ratings-rule.ts";

const counts = reviewCounts.doc("shop");

/** Belongs into the commit that writes (1) or deletes (-1) the reviews. Increments read nothing, so they wait for no lock. */
export function countReviews(commit: Transaction | WriteBatch, ratings: readonly number[], by: 1 | -1): void {
  if (ratings.length === 0) return;
  const { increment } = FieldValue;
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  const stars = [...Map.groupBy(ratings, starsOf)].map(([star, own]) => [star, increment(by * own.length)]);
  const changes = { sum: increment(by * sum), stars: Object.fromEntries(stars) };
  (commit as WriteBatch).set(counts.withConverter(null), changes, { merge: true });
}

export async function findReviewCounts(): Promise<StoredReviewCounts | undefined> {
  return readable(await consumeReads(1, () => counts.get()));
}

const AT_ONCE = 100;

/** Counts reviews of earlier releases in, while others are written. Returns how many there are. */
export async function countRest({ isDry }: { isDry: boolean }): Promise<number> {
  let rest = 0;
  for await (const batch of batchesOf(reviews, AT_ONCE)) {
    for (const { ref } of batch.filter((document) => !readable(document)?.isCounted)) {
      const isNew = await inTransaction(async (tx) => {
        const review = readable(await tx.get(ref));
        if (!review || review.isCounted) return false;
        if (isDry) return true;
        tx.update(ref, { isCounted: true });
        countReviews(tx, [review.rating], 1);
        return true;
      });
      if (isNew) rest++;
    }
  }
  return rest;
}
