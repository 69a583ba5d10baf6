import { AppError } from "./app-error.ts";

const SECOND = 1000;

/** Limits calls a second, whoever makes them. */
export class CallRateLimit {
  readonly #most: number;
  #endsAt = 0;
  #left = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(): void {
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#endsAt = now + SECOND;
      this.#left = this.#most;
    }
    if (this.#left === 0)
      throw new AppError("too_many_requests", "Too many at once. Please try again in a moment.", {
        retryAfter: 1,
      });
    this.#left--;
  }
}
