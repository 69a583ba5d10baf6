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

function queueOf(product: string): Queue {
  return queues.get(product) ?? { tail: Promise.resolve(), waiting: [] };
}

/** Competing transactions block each other's locks. All queues are joined at once, against deadlocks. */
export async function inQueue<Result>(
  product: string | readonly string[],
  work: () => Promise<Result>,
  account?: string,
): Promise<Result> {
  const joined = new Map([...new Set([product].flat())].map((key) => [key, queueOf(key)]));
  const all = [...joined.values()];
  if (all.some((queue) => isFull(queue, account))) {
    throw new AppError("unavailable", "Many are ordering this part right now. Please try again in a moment.");
  }
  const turn = Promise.all(all.map(({ tail }) => tail)).then(work);
  const tail = turn.catch(() => {});
  for (const [key, queue] of joined) {
    queues.set(key, queue);
    queue.waiting.push(account);
    queue.tail = tail;
  }
  try {
    return await turn;
  } finally {
    for (const [key, { waiting }] of joined) {
      waiting.shift();
      if (waiting.length === 0) queues.delete(key);
    }
  }
}
