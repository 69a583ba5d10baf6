import { setTimeout as delay } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore, type Transaction } from "firebase-admin/firestore";
import { busy } from "../core/app-error.ts";
import { latestChange } from "../core/deadline.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";

if (getApps().length === 0) initializeApp();

export const db = getFirestore();

export type { Transaction };

/** The SDK itself has tried five times, with growing pauses, before it reports contention. */
const MOST_RETRIES = 2;

/** Milliseconds in which a transaction may be tried again. */
const LONGEST_TRANSACTION = 4_000;

/** A document is gone, or has changed, since what is written was worked out from it. */
const CHANGED_MEANWHILE: ReadonlySet<unknown> = new Set([
  GrpcStatus.NOT_FOUND,
  GrpcStatus.FAILED_PRECONDITION,
]);

/** The time until which a commit that is asked for now may begin, for those who wait for their turn first. */
export function transactionDeadline(): number {
  return Math.min(Date.now() + LONGEST_TRANSACTION, latestChange());
}

/**
 * Runs `work` as one commit: all of it or nothing. It may run more than once, so it writes through the
 * transaction alone. What it reads through the transaction is locked for others; what it reads without is
 * written with its `lastUpdateTime`, and `work` runs again where it has changed since. The second suits what many
 * want at once, since nobody waits for a lock. Where others are in the way until the deadline it throws
 * `unavailable`, and nothing has happened.
 */
export async function inTransaction<Result>(
  work: (tx: Transaction) => Promise<Result>,
  deadline = transactionDeadline(),
): Promise<Result> {
  let cause: unknown;
  function assertBeforeDeadline(): void {
    if (Date.now() > deadline) throw busy(cause);
  }
  for (let retries = 0; ; ) {
    try {
      return await db.runTransaction(async (tx) => {
        assertBeforeDeadline();
        const result = await work(tx);
        assertBeforeDeadline();
        return result;
      });
    } catch (error) {
      cause = error;
      const code = libraryCodeOf(error);
      const isChanged = CHANGED_MEANWHILE.has(code);
      if (!isChanged && (code !== GrpcStatus.ABORTED || retries++ === MOST_RETRIES)) throw error;
      // A pause of another length for each, so that those who met do not meet again.
      await delay(isChanged ? 50 * Math.random() : 50 + 200 * Math.random());
    }
  }
}
