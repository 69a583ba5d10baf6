import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "./app-error.ts";

const WINDOW = 60_000;

/** As many documents as the longest list has: all of them are in memory. */
const MOST_AT_ONCE = 1000;

export class AllowanceSpent extends AppError {
  constructor(milliseconds: number) {
    super("unavailable", "The shop is busy. Please try again in a minute.", {
      retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
      isDenial: true,
    });
  }
}

export class ReadAllowance {
  readonly #mostPerMinute: number;
  readonly #waiting: (() => void)[] = [];
  #window = { left: 0, endsAt: 0 };
  #underWay = 0;

  constructor(mostPerMinute: number) {
    this.#mostPerMinute = mostPerMinute;
  }

  /** Reserves `most` reads first, so parallel calls can't overdraw. Firestore bills at least one. */
  async spend<Result>(
    most: number,
    read: () => Promise<Result>,
    sizeOf: (result: Result) => number,
  ): Promise<Result> {
    const window = this.#presentWindow();
    if (most > window.left) throw new AllowanceSpent(window.endsAt - Date.now());
    window.left -= most;
    let found = 1;
    await this.#begin(most);
    try {
      const result = await read();
      found = Math.max(1, sizeOf(result));
      return result;
    } finally {
      window.left += most - found;
      this.#end(most);
    }
  }

  async #begin(most: number): Promise<void> {
    while (this.#underWay > 0 && this.#underWay + most > MOST_AT_ONCE) {
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
    if (now >= this.#window.endsAt) this.#window = { left: this.#mostPerMinute, endsAt: now + WINDOW };
    return this.#window;
  }
}

const payer = new AsyncLocalStorage<ReadAllowance>();

export function readingFor<Result>(allowance: ReadAllowance, work: () => Promise<Result>): Promise<Result> {
  return payer.run(allowance, work);
}

export function counted<Result>(
  most: number,
  read: () => Promise<Result>,
  sizeOf: (result: Result) => number = () => most,
): Promise<Result> {
  return payer.getStore()?.spend(most, read, sizeOf) ?? read();
}
