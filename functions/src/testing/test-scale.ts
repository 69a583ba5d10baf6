/** Trials are small in `npm test` and complete in `npm run test:long`. */
export const isLong = process.env.TEST_EFFORT === "long";

/** All rounds and sizes. */
export const testScale = isLong
  ? {
      rushRounds: 20,
      fuzzRequests: 10_000,
      longestAnswerMilliseconds: 10_000,
      modelRuns: 100,
      kills: 50,
      queryShapes: 1000,
      guestRequests: 1000,
      guestReviews: 600,
      longTextOrders: 20,
      ordersOfDays: 10_000,
      damagedOneIn: 1,
      hasGuards: true,
    }
  : {
      rushRounds: 1,
      fuzzRequests: 300,
      // A request may wait for a free process while other tests run.
      longestAnswerMilliseconds: 60_000,
      modelRuns: 2,
      kills: 1,
      queryShapes: 6,
      guestRequests: 200,
      guestReviews: 150,
      longTextOrders: 4,
      ordersOfDays: 500,
      damagedOneIn: 9,
      hasGuards: false,
    };

/** The same seed gives the same cases. */
export const seed = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : Date.now() % 2 ** 31;
