import { AppError } from "./app-error.ts";

/** Beyond this, a retry is faster than waiting. */
const MOST_WAITING = 100;

/** From this length on, each account gets a limited share. */
const BUSY = 50;
const SHARE_WHEN_BUSY = 10;

interface Queue {
  tail: Promise<unknown>;
  readonly waiting: (string | undefined)[];
}

const queues = new Map<string, Queue>();

function isFull({ waiting }: Queue, account: string | undefined): boolean {
  if (waiting.length < BUSY) return false;
  if (waiting.length >= MOST_WAITING) return true;
  return account !== undefined && waiting.filter((other) => other === account).length >= SHARE_WHEN_BUSY;
}

/** Competing transactions block each other's locks, so this runs work with the same key one at a time. */
export async function inQueue<Result>(
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
    queue.waiting.shift();
    if (queue.waiting.length === 0) queues.delete(product);
  }
}
