import { send } from "./api.ts";

/** FUNCTIONS_EMULATOR_PARALLEL in `npm test`. */
const PROCESSES = 4;
const MOST_ROUNDS = 10;

/**
 * Warms up every process of the functions emulator: cold ones would serve racing calls one by one, and the
 * first parallel calls can fail (firebase-tools #5134).
 */
export default async function warmUp(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const replies = await Promise.all(Array.from({ length: PROCESSES }, () => send("/products?limit=1")));
    if (replies.every(({ status }) => status === 200)) return;
  }
  throw new Error("The API does not answer four calls at once.");
}
