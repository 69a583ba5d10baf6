import { send } from "./api.ts";

/** As many as the functions emulator runs processes (FUNCTIONS_EMULATOR_PARALLEL in `npm test`). */
const PROCESSES = 8;
const MOST_ROUNDS = 10;

/**
 * Wakes every process of the functions emulator before the first test. One that is only starting serves its
 * first request late, so that calls which should race would come one after the other; and the first parallel
 * calls after a start now and then fail (firebase-tools #5134).
 */
export default async function warmUp(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const replies = await Promise.all(Array.from({ length: PROCESSES }, () => send("/products?limit=1")));
    if (replies.every(({ status }) => status === 200)) return;
  }
  throw new Error("The API does not answer eight calls at once.");
}
