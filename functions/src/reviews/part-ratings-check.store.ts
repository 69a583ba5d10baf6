import { batchesOf } from "../firestore/batches.ts";
import { products, type Ratings, reviews } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { readableOnes } from "../firestore/readable.ts";
import { starsOf } from "../parts/ratings-rule.ts";

/** What its reviews say, at one point in time. Damaged ones say nothing. */
async function countRatings(tx: Transaction, id: string): Promise<Ratings> {
  const { docs } = await tx.get(reviews.where("productId", "==", id));
  const ratings: Ratings = { sum: 0, stars: {} };
  for (const { rating } of readableOnes(docs)) {
    ratings.sum += rating;
    ratings.stars[starsOf(rating)] = (ratings.stars[starsOf(rating)] ?? 0) + 1;
  }
  return ratings;
}

const FURTHEST_DRIFT = 1e-6;

function isSame(cached: unknown, counted: Ratings): boolean {
  const { sum, stars } = { sum: 0, stars: {}, ...(cached as Partial<Ratings> | undefined) };
  const all = Object.keys({ ...stars, ...counted.stars });
  return (
    Math.abs(sum - counted.sum) < FURTHEST_DRIFT &&
    all.every((star) => (stars[star] ?? 0) === (counted.stars[star] ?? 0))
  );
}

export async function* findRatingFaults(): AsyncGenerator<string> {
  for await (const batch of batchesOf(products.withConverter(null).select(), 20)) {
    const faults = await Promise.all(batch.map(({ id }) => areRatingsWrong(id)));
    yield* batch.flatMap(({ id }, place) => (faults[place] ? id : []));
  }
}

export function areRatingsWrong(id: string): Promise<boolean> {
  return db.runTransaction(
    async (tx) => {
      const part = await tx.get(products.withConverter(null).doc(id));
      return part.exists && !isSame(part.get("ratings"), await countRatings(tx, id));
    },
    { readOnly: true },
  );
}

export async function bookRatings(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const ratings = await countRatings(tx, id);
    tx.update(products.withConverter(null).doc(id), { ratings });
  });
}
