/** What the law asks to be said beside reviews. It's true of `isVerifiedBuyer` alone. */
export const HOW_CHECKED =
  "A verified buyer had an order with us when writing the review. Whether others bought here isn't checked.";
