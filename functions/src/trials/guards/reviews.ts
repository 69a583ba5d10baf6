import { guardsOf } from "./guard.ts";

/** Reviews and their counts. */
export const reviewsGuards = [
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the buyer that is verified", "(await hasBought(uid)) && ", "true && "],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/review-counts.emulator.test.ts", [
    ["the count of a review that goes", "  recount(tx, [review], -1, rated);\n", "  void review;"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.routes.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the review that is sent again", "decodeReview(body), request?.recordId)", "decodeReview(body), request && undefined)", "once, however often"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.domain.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the other review by the same key", "if (store.isSame(before, fields)) return before;", "if (before) return before;", "with other words"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.domain.ts", "functions/src/reviews/part-reviews.emulator.test.ts", [
    ["the part that a review is of", "if (!rated.get(productId)?.isInShop)", "if (false)", "no such part"],
    ["the part that who reviews it had sent", "if (!(await hasBought(uid, productId)))", "if (false)", "another part"],
    ["the only review of a part by an account", "if (await store.hasReviewed(tx, store.authorHashOf(uid), productId))", "if (false)", "one for an account"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/part-ratings.emulator.test.ts", [
    [
      "the ratings of the part that a review is of",
      "for (const { rating, productId } of counted) ratePart(tx, rated.get(productId), rating, by);",
      "",
      "follow a review",
    ],
    ["the review that comes back beside another of its author", "(await hasReviewed(tx, authorHash, productId))", "false", "has reviewed the part again"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.domain.ts", "functions/src/reviews/part-ratings.emulator.test.ts", [
    ["a review of a part by an account that is leaving", "  assertNotDeleting(tx, uid);", "  void assertNotDeleting;", "is leaving"],
  ]),
  ...guardsOf("functions/src/reviews/part-ratings.store.ts", "functions/src/reviews/part-ratings.emulator.test.ts", [
    ["the ratings of a part in the trash", "[products, trash]", "[products]", "go to the trash"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/firestore/page.emulator.test.ts", [
    ["the most reviews at once", "limit = MOST_REVIEWS", "limit"],
  ]),
  ...guardsOf("functions/src/reviews/review-counts.store.ts", "functions/src/reviews/review-counts.emulator.test.ts", [
    ["the review that is counted already", "if (!review || review.isCounted) return false;", "if (!review) return false;"],
  ]),
];
