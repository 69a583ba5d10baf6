import { AsyncLocalStorage } from "node:async_hooks";
import { busy } from "./app-error.ts";

const LONGEST_CALL = 8_000;

/** No changes after this, in milliseconds. Leaves a begun commit time to wait for locks. */
const LATEST_CHANGE = 5_000;

const changesUntil = new AsyncLocalStorage<number>();

export function latestChange(): number {
  return changesUntil.getStore() ?? Number.POSITIVE_INFINITY;
}

/** Prevents changes after the caller was told that the call failed. */
export function assertInTime(): void {
  if (Date.now() > latestChange()) throw busy(new Error("The call has waited too long to change anything."));
}

/** Runs work that must not stop half-way, even if the caller has given up. */
export function evenIfLate<Result>(work: () => Promise<Result>): Promise<Result> {
  return changesUntil.run(Number.POSITIVE_INFINITY, work);
}

interface Options {
  readonly milliseconds?: number;
  readonly onLate?: (failure?: unknown) => void;
}

export async function withinDeadline<Result>(
  work: () => Promise<Result>,
  { milliseconds = LONGEST_CALL, onLate }: Options = {},
): Promise<Result> {
  const begun = changesUntil.run(Date.now() + LATEST_CHANGE, work);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(busy(new Error(`No response after ${milliseconds} ms.`)));
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
