import { AppError } from "./app-error.ts";

/** Beyond this, a retry is faster than waiting. */
const MOST_WAITING = 100;

/** From this length on, each account gets a limited share. */
const BUSY = 50;
const SHARE_WHEN_BUSY = 10;

interface Job {
  readonly products: ReadonlySet<string>;
  readonly account: string | undefined;
  readonly begin: () => void;
}

// In the order in which they came.
const waiting = new Set<Job>();
const underWay = new Set<Job>();

function isFull(product: string, account: string | undefined): boolean {
  const jobs = [...underWay, ...waiting].filter(({ products }) => products.has(product));
  if (jobs.length < BUSY) return false;
  if (jobs.length >= MOST_WAITING) return true;
  return account !== undefined && jobs.filter((job) => job.account === account).length >= SHARE_WHEN_BUSY;
}

/** Who waits behind others keeps nobody off their other parts. Who is next keeps all of them free for their turn. */
function beginNext(): void {
  const busy = new Set([...underWay].flatMap(({ products }) => [...products]));
  const taken = new Set<string>();
  for (const job of waiting) {
    const products = [...job.products];
    if (products.some((product) => taken.has(product))) continue;
    if (products.some((product) => busy.has(product))) {
      for (const product of products) taken.add(product);
      continue;
    }
    waiting.delete(job);
    underWay.add(job);
    for (const product of products) busy.add(product);
    job.begin();
  }
}

/** Competing transactions block each other's locks. */
export async function inQueue<Result>(
  product: string | readonly string[],
  work: () => Promise<Result>,
  account?: string,
): Promise<Result> {
  const products = new Set([product].flat());
  if ([...products].some((each) => isFull(each, account))) {
    throw new AppError("unavailable", "Many are ordering this part right now. Please try again in a moment.");
  }
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
  const job = { products, account, begin };
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
