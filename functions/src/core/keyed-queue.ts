import { AppError } from "./app-error.ts";

/** Beyond this, a retry is faster than waiting. */
const MOST_WAITING = 100;

/** From this length on, each account gets a limited share. */
const BUSY = 50;
const SHARE_WHEN_BUSY = 10;

interface Job {
  readonly keys: ReadonlySet<string>;
  readonly account: string | undefined;
  readonly begin: () => void;
}

// In the order in which they came.
const waiting = new Set<Job>();
const underWay = new Set<Job>();

function isFull(key: string, account: string | undefined): boolean {
  const jobs = [...underWay, ...waiting].filter(({ keys }) => keys.has(key));
  if (jobs.length < BUSY) return false;
  if (jobs.length >= MOST_WAITING) return true;
  return account !== undefined && jobs.filter((job) => job.account === account).length >= SHARE_WHEN_BUSY;
}

/** A job blocked on one key doesn't block its others. The next job reserves all of its keys. */
function beginNext(): void {
  const busy = new Set([...underWay].flatMap(({ keys }) => [...keys]));
  const taken = new Set<string>();
  for (const job of waiting) {
    const keys = [...job.keys];
    if (keys.some((key) => taken.has(key))) continue;
    if (keys.some((key) => busy.has(key))) {
      for (const key of keys) taken.add(key);
      continue;
    }
    waiting.delete(job);
    underWay.add(job);
    for (const key of keys) busy.add(key);
    job.begin();
  }
}

/** Changes of the same documents share a key: competing transactions block each other's locks. */
export async function inQueue<Result>(
  key: string | readonly string[],
  work: () => Promise<Result>,
  account?: string,
): Promise<Result> {
  const keys = new Set([key].flat());
  if ([...keys].some((each) => isFull(each, account))) {
    throw new AppError(
      "unavailable",
      "Too many people are doing this right now. Please try again in a moment.",
    );
  }
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
  const job = { keys, account, begin };
  waiting.add(job);
  beginNext();
  try {
    await turn;
    return await work();
  } finally {
    underWay.delete(job);
    beginNext();
  }
}
