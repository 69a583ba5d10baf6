import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./app-error.ts";

const WINDOW = 60_000;

/** As many documents as the longest list has: all of them are in memory. */
const MOST_AT_ONCE = 1000;

/** No cache keeps what is behind a cursor, and anybody can make one up. A few long lists would leave nothing to parts. */
const SHARES = { all: 1, lists: 2 / 3, uncached: 1 / 3, ofParts: 1 / 3 };
type QuotaShare = keyof typeof SHARES;

/** The shares that a list draws on: one that others share, one that no cache keeps, or the first page of what belongs to a part. */
const LIST_SHARES = {
  shared: ["all", "lists"],
  uncached: ["all", "lists", "uncached"],
  ofPart: ["all", "ofParts"],
} satisfies Record<string, readonly QuotaShare[]>;
export type ListKind = keyof typeof LIST_SHARES;

const MISSING_SHARE = 1 / 6;

export class QuotaExceeded extends AppError {
  constructor(milliseconds: number) {
    super("unavailable", "The shop is busy. Please try again in a minute.", {
      retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
      isDenial: true,
    });
  }
}

export class MissingQuotaExceeded extends QuotaExceeded {}

export class ReadQuota {
  readonly #mostPerMinute: number;
  readonly #mostAtOnce: number;
  readonly #waiting: (() => void)[] = [];
  #window = { left: { all: 0, lists: 0, uncached: 0, ofParts: 0 }, missing: 0, endsAt: 0 };
  #underWay = 0;

  constructor(mostPerMinute: number, mostAtOnce = MOST_AT_ONCE) {
    this.#mostPerMinute = mostPerMinute;
    this.#mostAtOnce = mostAtOnce;
  }

  /** Reserves `most` reads first, so parallel calls can't exceed it. Firestore bills at least one. */
  async consume<Result>(
    most: number,
    read: () => Promise<Result>,
    sizeOf: (result: Result) => number,
    from: readonly QuotaShare[] = ["all"],
  ): Promise<Result> {
    const { left, endsAt } = this.#currentWindow();
    if (from.some((share) => most > left[share])) throw new QuotaExceeded(endsAt - Date.now());
    for (const share of from) left[share] -= most;
    let found = 1;
    await this.#begin(most);
    try {
      const result = await read();
      found = Math.max(1, sizeOf(result));
      return result;
    } finally {
      for (const share of from) left[share] += most - found;
      this.#end(most);
    }
  }

  async find<Found extends { readonly exists: boolean }>(read: () => Promise<Found>): Promise<Found> {
    const window = this.#currentWindow();
    if (window.missing === 0) throw new MissingQuotaExceeded(window.endsAt - Date.now());
    window.missing--;
    let isMissing = false;
    try {
      const found = await this.consume(1, read, () => 1);
      isMissing = !found.exists;
      return found;
    } finally {
      if (!isMissing) window.missing++;
    }
  }

  async #begin(most: number): Promise<void> {
    while (this.#underWay > 0 && this.#underWay + most > this.#mostAtOnce) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#underWay += most;
  }

  #end(most: number): void {
    this.#underWay -= most;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #currentWindow() {
    const now = Date.now();
    if (now >= this.#window.endsAt) {
      const left = {
        all: this.#sizeOfShare("all"),
        lists: this.#sizeOfShare("lists"),
        uncached: this.#sizeOfShare("uncached"),
        ofParts: this.#sizeOfShare("ofParts"),
      };
      const missing = Math.floor(MISSING_SHARE * this.#mostPerMinute);
      this.#window = { left, missing, endsAt: now + WINDOW };
    }
    return this.#window;
  }

  /** At least the length of the longest list, or that could never be read. */
  #sizeOfShare(share: QuotaShare): number {
    return Math.max(
      Math.min(MOST_AT_ONCE, this.#mostPerMinute),
      Math.floor(SHARES[share] * this.#mostPerMinute),
    );
  }
}

interface QuotaScope {
  readonly quota: ReadQuota;
  readonly lists: readonly QuotaShare[];
}

const quotaScope = new AsyncLocalStorage<QuotaScope>();

export function withQuota<Result>(
  quota: ReadQuota,
  work: () => Promise<Result>,
  lists: ListKind = "shared",
): Promise<Result> {
  return quotaScope.run({ quota, lists: LIST_SHARES[lists] }, work);
}

export function consumeReads<Result>(most: number, read: () => Promise<Result>): Promise<Result> {
  return quotaScope.getStore()?.quota.consume(most, read, () => most) ?? read();
}

/** For an id that may be invented. Missing documents have a quota of their own. */
export function consumeFind<Found extends { readonly exists: boolean }>(
  read: () => Promise<Found>,
): Promise<Found> {
  return quotaScope.getStore()?.quota.find(read) ?? read();
}

/** Once the share of what isn't there is spent, what `isKnown` is still found, and nothing else is looked for. */
export async function findOrFallback<Found>(
  find: () => Promise<Found>,
  isKnown: () => Promise<boolean>,
  findKnown: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof MissingQuotaExceeded && (await isKnown())) return findKnown();
    throw error;
  }
}

export function consumeList<Result>(
  most: number,
  read: () => Promise<Result>,
  sizeOf: (result: Result) => number,
): Promise<Result> {
  const { quota, lists } = quotaScope.getStore() ?? {};
  return quota?.consume(most, read, sizeOf, lists) ?? read();
}
