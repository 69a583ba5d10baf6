import { AppError } from "./app-error.ts";

/** Beyond this many, waiting takes longer than trying again. */
const MOST_WAITING = 100;

/** From this many on, an account with its share in the queue leaves the rest to others. */
const BUSY = 50;
const SHARE_WHEN_BUSY = 10;

interface Queue {
  /** Settles with the last in the queue, and never fails. */
  tail: Promise<unknown>;
  /** Who waits; undefined for those whose account does not matter. */
  readonly waiting: (string | undefined)[];
}

const queues = new Map<string, Queue>();

function isFull({ waiting }: Queue, account: string | undefined): boolean {
  if (waiting.length < BUSY) return false;
  if (waiting.length >= MOST_WAITING) return true;
  return account !== undefined && waiting.filter((other) => other === account).length >= SHARE_WHEN_BUSY;
}

/**
 * Runs changes of one product's stock one after the other in this process. Transactions that compete for one
 * document wait for each other's locks and start over, so a rush on a part would come to a standstill; the
 * transaction still guards against other processes. Throws `unavailable` where the queue is full, or where it is
 * busy and `account` has its share of it.
 */
export async function inTurn<Result>(
  product: string,
  work: () => Promise<Result>,
  account?: string,
): Promise<Result> {
  const queue = queues.get(product) ?? { tail: Promise.resolve(), waiting: [] };
  if (isFull(queue, account)) {
    throw new AppError("unavailable", "Many are ordering this part right now. Please try again in a moment.");
  }
  queues.set(product, queue);
  queue.waiting.push(account);
  const turn = queue.tail.then(work);
  queue.tail = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    // Turns end in the order in which they came.
    queue.waiting.shift();
    if (queue.waiting.length === 0) queues.delete(product);
  }
}
