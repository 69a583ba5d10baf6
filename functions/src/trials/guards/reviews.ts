import { guardsOf } from "./guard.ts";

/** Reviews and their counts. */
export const reviewsGuards = [
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the buyer that is verified", "(await hasBought(uid)) && ", "true && "],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/review-counts.emulator.test.ts", [
    ["the count of a review that goes", "  if (review) recount(commit, review, -1);", ""],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/firestore/page.emulator.test.ts", [
    ["the most reviews at once", "limit = MOST_REVIEWS", "limit"],
  ]),
  ...guardsOf("functions/src/reviews/review-counts.store.ts", "functions/src/reviews/review-counts.emulator.test.ts", [
    ["the review that is counted already", "if (!review || review.isCounted) return false;", "if (!review) return false;"],
  ]),
];
