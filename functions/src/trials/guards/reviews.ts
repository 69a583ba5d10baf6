import { guardsOf } from "./guard.ts";

/** Reviews and their counts. */
export const reviewsGuards = [
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the buyer that is verified", "(await hasBought(uid)) && ", "true && "],
  ]),
  ...guardsOf("functions/src/reviews/reviews.domain.ts", "functions/src/reviews/part-reviews.emulator.test.ts", [
    ["the only review of a part by an account", "if (await store.hasReviewed(store.authorHashOf(uid), productId))", "if (false)", "one for an account"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.domain.ts", "functions/src/reviews/part-ratings.emulator.test.ts", [
    ["a review of a part by an account that is leaving", "  assertNotDeleting(tx, uid);", "  void assertNotDeleting;", "is leaving"],
  ]),
];
