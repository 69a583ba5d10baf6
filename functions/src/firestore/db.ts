import { setTimeout as delay } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore, type Transaction } from "firebase-admin/firestore";
import { AppError } from "../http/app-error.ts";

if (getApps().length === 0) initializeApp();

export const db = getFirestore();

export type { Transaction };

/** gRPC's number for a transaction that others got in the way of. */
const ABORTED = 10;

/** The SDK itself has tried five times, with growing pauses, before it reports contention. */
const MOST_RETRIES = 2;

/** Milliseconds; shorter than a caller waits, so that nothing is committed that was answered with a 503. */
const LONGEST_TRANSACTION = 6_000;

function isContention(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === ABORTED;
}

/**
 * Runs `work` as one commit: all of it or nothing. It may run more than once, so it must read and write
 * through the transaction alone; reads come before writes. Where others are in the way too long it throws
 * `unavailable`, and nothing has happened.
 */
export async function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + LONGEST_TRANSACTION;
  function assertInTime(): void {
    if (Date.now() <= deadline) return;
    throw new AppError("unavailable", "The shop is busy. Please try again in a moment.");
  }
  for (let retries = 0; ; retries++) {
    try {
      return await db.runTransaction(async (tx) => {
        assertInTime();
        const result = await work(tx);
        assertInTime();
        return result;
      });
    } catch (error) {
      if (!isContention(error) || retries === MOST_RETRIES) throw error;
    }
    // A pause of another length for each, so that those who met do not meet again.
    await delay(50 + 200 * Math.random());
  }
}
