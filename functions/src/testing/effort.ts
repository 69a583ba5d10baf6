/** How much the trials do: a little at every `npm test`, and all of it in `npm run test:long`. */
export const isLong = process.env.TEST_EFFORT === "long";

/** The one place for rounds and sizes. */
export const effort = isLong
  ? {
      rushRounds: 20,
      fuzzRequests: 10_000,
      longestAnswerMilliseconds: 10_000,
      modelRuns: 100,
      kills: 50,
      queryShapes: 1000,
      guestRequests: 1000,
      guestReviews: 600,
      damagedOneIn: 1,
      hasMutants: true,
    }
  : {
      rushRounds: 1,
      fuzzRequests: 2000,
      // Beside other tests a request also waits for a free process of the functions emulator.
      longestAnswerMilliseconds: 60_000,
      modelRuns: 6,
      kills: 3,
      queryShapes: 6,
      guestRequests: 200,
      guestReviews: 150,
      damagedOneIn: 9,
      hasMutants: false,
    };

/** The seed of everything random in the trials: the same seed gives the same cases again. */
export const seed = process.env.TEST_SEED ? Number(process.env.TEST_SEED) : Date.now() % 2 ** 31;
