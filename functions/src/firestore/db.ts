import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore, type Transaction } from "firebase-admin/firestore";

if (getApps().length === 0) initializeApp();

export const db = getFirestore();

export type { Transaction };

/**
 * Runs `work` as one commit: all of it or nothing. It may run more than once, so it must read and write
 * through the transaction alone; reads come before writes.
 */
export function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.runTransaction(work);
}
