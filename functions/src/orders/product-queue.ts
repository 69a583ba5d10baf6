import { AppError } from "../http/app-error.ts";

/** What waits longer than this many orders take is better tried again. */
const MOST_WAITING = 100;

interface Queue {
  /** Settles with the last in the queue, and never fails. */
  tail: Promise<unknown>;
  length: number;
}

const queues = new Map<string, Queue>();

/**
 * Lets what changes one product's stock happen one after the other in this process. Transactions that fight
 * for one document wait for each other's locks and start anew, so that a rush on a part would come to a
 * stand; the transaction still guards against other processes. Throws `unavailable` where too many wait.
 */
export async function inTurn<Result>(product: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(product) ?? { tail: Promise.resolve(), length: 0 };
  if (queue.length >= MOST_WAITING) {
    throw new AppError("unavailable", "Many are ordering this part right now. Please try again in a moment.");
  }
  queues.set(product, queue);
  queue.length += 1;
  const turn = queue.tail.then(work);
  queue.tail = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(product);
  }
}
