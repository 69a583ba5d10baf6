import type { ReviewSummary } from "../contract/reviews/review-summary.ts";
import type { Ratings } from "../firestore/collections.ts";

const STARS = [0, 1, 2, 3, 4, 5];

export function starsOf(rating: number): number {
  return Math.floor(rating + 0.5);
}

/** With one decimal, which sums of fractions drift by less than. */
export function averageOf(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 10 + 1e-9) / 10 : null;
}

export function summaryOf(ratings: Ratings | undefined): ReviewSummary {
  const stars = STARS.map((star) => Math.max(0, ratings?.stars[star] ?? 0));
  const count = stars.reduce((sum, each) => sum + each, 0);
  return { count, average: averageOf(ratings?.sum ?? 0, count), stars };
}
