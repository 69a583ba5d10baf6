import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore, type Transaction } from "firebase-admin/firestore";
import { busy } from "../core/app-error.ts";
import { latestChange } from "../core/deadline.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";

if (getApps().length === 0) initializeApp();

/** Only `npm run restore-check` sets the variable, to check a restored database as the shop checks its own. */
export const db = getFirestore(process.env.FIRESTORE_DATABASE || "(default)");

export type { Transaction };

/** The SDK has already retried five times before it reports contention. */
const MOST_RETRIES = 2;

const LONGEST_TRANSACTION = 4_000;

const CHANGED_MEANWHILE: ReadonlySet<unknown> = new Set([
  GrpcStatus.NOT_FOUND,
  GrpcStatus.FAILED_PRECONDITION,
]);

interface Marking {
  readonly mark: (tx: Transaction, answer: unknown) => void;
  answer?: unknown;
  isMarked: boolean;
}

const markings = new AsyncLocalStorage<Marking>();

/** The first transaction of this work writes the mark too, in the same commit. */
export function withMark<Result>(mark: Marking["mark"], work: () => Promise<Result>): Promise<Result> {
  return markings.run({ mark, isMarked: false }, work);
}

/** Sets the data of a transaction's marker. Nothing personal: account deletion doesn't look here. */
export function setAnswer<Answer>(answer: Answer): Answer {
  const marking = markings.getStore();
  if (marking) marking.answer = answer;
  return answer;
}

/** Take it before queueing, so that waiting counts. */
export function transactionDeadline(): number {
  return Math.min(Date.now() + LONGEST_TRANSACTION, latestChange());
}

/**
 * One commit; may run `work` more than once. Reads through `tx` take locks. For busy documents, read without `tx` and
 * write with `lastUpdateTime`. Throws `unavailable` at the deadline, and nothing has changed.
 */
export async function inTransaction<Result>(
  work: (tx: Transaction) => Promise<Result>,
  deadline = transactionDeadline(),
): Promise<Result> {
  const marking = markings.getStore();
  let cause: unknown;
  function assertBeforeDeadline(): void {
    if (Date.now() > deadline) throw busy(cause);
  }
  for (let retries = 0; ; ) {
    try {
      const result = await db.runTransaction(async (tx) => {
        assertBeforeDeadline();
        const result = await work(tx);
        if (marking?.isMarked === false) marking.mark(tx, marking.answer);
        assertBeforeDeadline();
        return result;
      });
      if (marking) marking.isMarked = true;
      return result;
    } catch (error) {
      cause = error;
      const code = libraryCodeOf(error);
      const isChanged = CHANGED_MEANWHILE.has(code);
      if (!isChanged && (code !== GrpcStatus.ABORTED || retries++ === MOST_RETRIES)) throw error;
      // Random, so that competing calls don't collide again.
      await delay(isChanged ? 50 * Math.random() : 50 + 200 * Math.random());
    }
  }
}
