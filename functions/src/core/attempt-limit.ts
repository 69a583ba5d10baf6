import { tooManyRequests } from "./app-error.ts";
import { sha256 } from "./sha256.ts";

/** Keys share them by chance: enough that made-up ones, of which there's no end, fill none and take no memory. */
const PLACES = 2 ** 20;

/** Limits attempts per key in a time window, such as guesses of an order's email. */
export class AttemptLimit {
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #counts = new Uint8Array(PLACES);
  #endsAt = 0;

  constructor(most: number, milliseconds: number) {
    this.#most = most;
    this.#milliseconds = milliseconds;
  }

  take(key: string): void {
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#counts.fill(0);
      this.#endsAt = now + this.#milliseconds;
    }
    const place = Number.parseInt(sha256(key).slice(0, 8), 16) % PLACES;
    const count = this.#counts[place] ?? 0;
    if (count >= this.#most) throw tooManyRequests(this.#endsAt);
    this.#counts[place] = count + 1;
  }
}
