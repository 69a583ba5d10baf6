import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./app-error.ts";

const WINDOW = 60_000;

/** As many documents as the longest list has: all of them are in memory. */
const MOST_AT_ONCE = 1000;

/** No cache keeps what is behind a cursor, and anybody can make one up. A few long lists would leave nothing to parts. */
const SHARES = { all: 1, lists: 2 / 3, uncached: 1 / 3, ofParts: 1 / 3 };
type Purse = keyof typeof SHARES;

/** What pays for a list: one that others share, one that no cache keeps, or the first page of what belongs to a part. */
const PURSES = {
  shared: ["all", "lists"],
  uncached: ["all", "lists", "uncached"],
  ofPart: ["all", "ofParts"],
} satisfies Record<string, readonly Purse[]>;
export type ListKind = keyof typeof PURSES;

const MISSING_SHARE = 1 / 6;

export class AllowanceSpent extends AppError {
  constructor(milliseconds: number) {
    super("unavailable", "The shop is busy. Please try again in a minute.", {
      retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
      isDenial: true,
    });
  }
}

export class MissingSpent extends AllowanceSpent {}

export class ReadAllowance {
  readonly #mostPerMinute: number;
  readonly #mostAtOnce: number;
  readonly #waiting: (() => void)[] = [];
  #window = { left: { all: 0, lists: 0, uncached: 0, ofParts: 0 }, missing: 0, endsAt: 0 };
  #underWay = 0;

  constructor(mostPerMinute: number, mostAtOnce = MOST_AT_ONCE) {
    this.#mostPerMinute = mostPerMinute;
    this.#mostAtOnce = mostAtOnce;
  }

  /** Reserves `most` reads first, so parallel calls can't overdraw. Firestore bills at least one. */
  async spend<Result>(
    most: number,
    read: () => Promise<Result>,
    sizeOf: (result: Result) => number,
    from: readonly Purse[] = ["all"],
  ): Promise<Result> {
    const { left, endsAt } = this.#presentWindow();
    if (from.some((purse) => most > left[purse])) throw new AllowanceSpent(endsAt - Date.now());
    for (const purse of from) left[purse] -= most;
    let found = 1;
    await this.#begin(most);
    try {
      const result = await read();
      found = Math.max(1, sizeOf(result));
      return result;
    } finally {
      for (const purse of from) left[purse] += most - found;
      this.#end(most);
    }
  }

  async find<Found extends { readonly exists: boolean }>(read: () => Promise<Found>): Promise<Found> {
    const window = this.#presentWindow();
    if (window.missing === 0) throw new MissingSpent(window.endsAt - Date.now());
    window.missing--;
    let isMissing = false;
    try {
      const found = await this.spend(1, read, () => 1);
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

  #presentWindow() {
    const now = Date.now();
    if (now >= this.#window.endsAt) {
      const left = {
        all: this.#shareOf("all"),
        lists: this.#shareOf("lists"),
        uncached: this.#shareOf("uncached"),
        ofParts: this.#shareOf("ofParts"),
      };
      const missing = Math.floor(MISSING_SHARE * this.#mostPerMinute);
      this.#window = { left, missing, endsAt: now + WINDOW };
    }
    return this.#window;
  }

  /** At least the longest list, which nobody could read otherwise. */
  #shareOf(purse: Purse): number {
    return Math.max(
      Math.min(MOST_AT_ONCE, this.#mostPerMinute),
      Math.floor(SHARES[purse] * this.#mostPerMinute),
    );
  }
}

interface Payer {
  readonly allowance: ReadAllowance;
  readonly lists: readonly Purse[];
}

const payer = new AsyncLocalStorage<Payer>();

export function readingFor<Result>(
  allowance: ReadAllowance,
  work: () => Promise<Result>,
  lists: ListKind = "shared",
): Promise<Result> {
  return payer.run({ allowance, lists: PURSES[lists] }, work);
}

export function counted<Result>(most: number, read: () => Promise<Result>): Promise<Result> {
  return payer.getStore()?.allowance.spend(most, read, () => most) ?? read();
}

/** For an id that anybody may have made up. What isn't there has a share of its own. */
export function countedFind<Found extends { readonly exists: boolean }>(
  read: () => Promise<Found>,
): Promise<Found> {
  return payer.getStore()?.allowance.find(read) ?? read();
}

/** Once the share of what isn't there is spent, what `isKnown` is still found, and nothing else is looked for. */
export async function findOrKnown<Found>(
  find: () => Promise<Found>,
  isKnown: () => Promise<boolean>,
  findKnown: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof MissingSpent && (await isKnown())) return findKnown();
    throw error;
  }
}

export function countedList<Result>(
  most: number,
  read: () => Promise<Result>,
  sizeOf: (result: Result) => number,
): Promise<Result> {
  const { allowance, lists } = payer.getStore() ?? {};
  return allowance?.spend(most, read, sizeOf, lists) ?? read();
}
