import { AsyncLocalStorage } from "node:async_hooks";
import { busy } from "./app-error.ts";

/** The longest that a caller waits for an answer, in milliseconds. */
const LONGEST_CALL = 8_000;

/**
 * Milliseconds from the begin of a call, after which it changes nothing any more. A commit that has begun may wait
 * some seconds more for a lock, and both together are shorter than a caller waits.
 */
const LATEST_CHANGE = 5_000;

const changesUntil = new AsyncLocalStorage<number>();

/** Until when the call that this is done for may change something; what no call waits for always may. */
export function latestChange(): number {
  return changesUntil.getStore() ?? Number.POSITIVE_INFINITY;
}

/** Stops a call before it changes something that its caller may already be told has failed. */
export function assertInTime(): void {
  if (Date.now() > latestChange()) throw busy(new Error("The call has waited too long to change anything."));
}

/** Does what is not to be left half done, whether or not the caller still waits. */
export function evenIfLate<Result>(work: () => Promise<Result>): Promise<Result> {
  return changesUntil.run(Number.POSITIVE_INFINITY, work);
}

interface Options {
  readonly milliseconds?: number;
  /** Told of what came of the work after all, where that was too late for the caller. */
  readonly onLate?: (failure?: unknown) => void;
}

/**
 * Waits for a call's work, and refuses the call where the store or the identity provider lets it wait too long.
 */
export async function withinDeadline<Result>(
  work: () => Promise<Result>,
  { milliseconds = LONGEST_CALL, onLate }: Options = {},
): Promise<Result> {
  const begun = changesUntil.run(Date.now() + LATEST_CHANGE, work);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(busy(new Error(`There was no answer after ${milliseconds} ms.`)));
      begun.then(
        () => onLate?.(),
        (failure) => onLate?.(failure),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([begun, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
